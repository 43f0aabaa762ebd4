// Writes docs/pictures/<game>.svg: each game in the middle of it, from a seat's eyes.
import { pictures } from '../test/svg/positions.js';
import { generated } from './house.js';

for (const { name, svg } of pictures()) generated(`docs/pictures/${name}.svg`, `${svg}\n`);
