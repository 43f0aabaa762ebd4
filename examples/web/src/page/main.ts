import './arrival.js';

void import('./show.js');
