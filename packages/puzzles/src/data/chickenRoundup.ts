// Found by `npm run puzzles`: do not edit.
import type { PuzzleData } from '../puzzle.js';

export const data: PuzzleData = {"game":"chicken-roundup","rules":1,"seats":2,"puzzles":[
{"id":"chicken-roundup-4-6","seed":"puzzles/4","options":{},"moves":"BF-N4 BT-N4 < GX-N3M4 $GR-M4 BH-S0M0","theme":"parade","difficulty":"easy","exact":false,"judged":[{"token":"WP-S0M0N0N1","chance":0.695,"error":0},{"token":"WP-S0M0N0","chance":0.538,"error":0.003},{"token":"$SD-N4","chance":0.505,"error":0.004},{"token":"$GD-N4","chance":0.505,"error":0.004},{"token":"$RS-N4","chance":0.494,"error":0.004}],"found":{"easy":0.75,"medium":1,"strong":1,"expert":1}},
]};
