// The packed package as CommonJS: every entry point, and every part of every game through its doors.
const hencoop = require('hencoop');
const { GAMES, loadEntry } = require('hencoop/games');

/** Opens the doors of a game, and the doors of each of its languages. */
function openDoors(doors) {
  return Object.values(doors).flatMap((door) => {
    if (typeof door === 'function') return [door()];
    return typeof door === 'object' ? openDoors(door) : [];
  });
}

/** Loads these entry points and all games, and returns how many doors there are. */
exports.openAll = async (entries) => {
  for (const entry of entries) {
    if (Object.keys(require(entry)).length === 0) throw new Error(`${entry} exports nothing`);
  }
  const games = Object.values(hencoop);
  let count = 0;
  for (const doors of GAMES) {
    const parts = await Promise.all(openDoors(doors));
    if (parts.includes(undefined)) throw new Error(`${doors.id}: a door leads nowhere`);
    count += parts.length;
    const game = await doors.game();
    const entry = await loadEntry(doors.id);
    if (!games.includes(game) || entry.game !== game) throw new Error(`${doors.id}: there are two copies of the game`);
  }
  return count;
};
