// The operators' page: plain HTML, whose script asks for a token and shows what it may read.

export const ADMIN_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Hencoop: administration</title>
<link rel="stylesheet" href="admin.css">
<h1>Administration</h1>
<form id="login"><label>Token <input id="token" type="password" autocomplete="current-password" required></label> <button>Show</button></form>
<main hidden>
<p id="said" role="status"></p>
<h2>This process</h2>
<p><button data-act="drain" data-on="true">Drain</button> <button data-act="drain" data-on="false">Undo</button></p>
<dl id="state"></dl>
<h2>Matches</h2>
<form id="find"><label>Id, name or account <input name="search"></label> <button>Find</button></form>
<table><thead><tr><th>Match<th>Game<th>Status<th>Changed<th>Seats<th>Acts</thead><tbody id="matches"></tbody></table>
<h2>Connected to this process</h2>
<table><thead><tr><th>Address<th>Account<th>Match<th>Seat<th>Since<th>Acts</thead><tbody id="viewers"></tbody></table>
<h2>Busiest senders of this process</h2>
<table><thead><tr><th>Address<th>Requests<th>Since<th>Last<th>Acts</thead><tbody id="senders"></tbody></table>
<h2>Bans</h2>
<form id="ban"><select name="kind"><option>address<option>account<option>name</select> <label>Value <input name="value" required></label>
<label>Hours <input name="hours" type="number" min="1"></label> <label>Reason <input name="reason"></label> <button>Ban</button></form>
<table><thead><tr><th>Kind<th>Value<th>Reason<th>By<th>Until<th>Acts</thead><tbody id="bans"></tbody></table>
<h2>Forget a person</h2>
<form id="forget"><select name="kind"><option>name<option>account</select> <label>Value <input name="value" required></label> <button>Forget</button></form>
</main>
<script src="admin.js"></script>
</html>
`;

export const ADMIN_STYLE = `body { font: 16px/1.4 system-ui, sans-serif; margin: 1rem auto; max-width: 75rem; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
td, th { border-bottom: 1px solid #ccc; padding: 0.3rem; text-align: left; vertical-align: top; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; }
dd { margin: 0; }
`;

export const ADMIN_SCRIPT = `const byId = (id) => document.getElementById(id);
let token = '';

async function ask(path, body) {
  const answer = await fetch(path, {
    headers: { authorization: 'Bearer ' + token },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  const value = await answer.json();
  if (!answer.ok) throw new Error(value.error);
  return value;
}

async function run(name, body) {
  if (!confirm(name + ' ' + JSON.stringify(body))) return;
  try {
    byId('said').textContent = name + ': ' + JSON.stringify(await ask(name, body));
  } catch (error) {
    byId('said').textContent = error.message;
  }
  await show();
}

function button(name, text, body) {
  const made = document.createElement('button');
  made.textContent = text;
  made.addEventListener('click', () => run(name, body));
  return made;
}

function fill(id, rows) {
  byId(id).replaceChildren(...rows.map((cells) => {
    const row = document.createElement('tr');
    for (const cell of cells) {
      const made = document.createElement('td');
      made.append(...(Array.isArray(cell) ? cell : [cell === null ? '' : String(cell)]));
      row.append(made);
    }
    return row;
  }));
}

async function show() {
  const search = new FormData(byId('find')).get('search');
  const found = ask('matches' + (search ? '?search=' + encodeURIComponent(search) : ''));
  const [state, { matches }, { viewers }, { senders }, { bans }] = await Promise.all(
    [ask('state'), found, ask('viewers'), ask('senders'), ask('bans')]);
  const { readings, ...rest } = state;
  byId('state').replaceChildren(...Object.entries({ ...rest, ...readings }).flatMap(([name, value]) =>
    [['dt', name], ['dd', value]].map(([tag, text]) => Object.assign(document.createElement(tag), { textContent: String(text) }))));
  fill('matches', matches.map(({ id, game, status, changed, seats }) => [id, game, status, changed,
    seats.flatMap(({ seat, player, name, account }) => [
      (seat + 1) + ': ' + [player, name, account].filter(Boolean).join(', ') + ' ',
      ...(name ? [button('hide', 'Hide name', { match: id, seat })] : []),
      ...(player === 'person' ? [button('revoke', 'Revoke token', { match: id, seat })] : []),
      document.createElement('br'),
    ]),
    [button('end', 'End', { match: id }), button('delete', 'Delete', { match: id })]]));
  fill('viewers', viewers.map(({ address, account, match, seat, since }) => [address, account, match,
    seat === null ? 'spectator' : seat + 1, since,
    [button('ban', 'Ban address', { kind: 'address', value: address })].concat(
      account === null ? [] : [button('ban', 'Ban account', { kind: 'account', value: account })])]));
  fill('senders', senders.map(({ address, requests, since, last }) => [address, requests, since, last,
    [button('ban', 'Ban', { kind: 'address', value: address })]]));
  fill('bans', bans.map(({ kind, value, reason, by, until }) => [kind, value, reason, by, until,
    [button('unban', 'Lift', { kind, value })]]));
  document.querySelector('main').hidden = false;
}

function onSubmit(id, act) {
  byId(id).addEventListener('submit', (event) => {
    event.preventDefault();
    act(Object.fromEntries([...new FormData(event.target)].filter(([, value]) => value !== '')));
  });
}

onSubmit('login', () => {
  token = byId('token').value;
  show().catch((error) => alert(error.message));
});
onSubmit('find', () => show());
onSubmit('ban', (body) => run('ban', body));
onSubmit('forget', ({ kind, value }) => run('forget', { [kind]: value }));
for (const made of document.querySelectorAll('[data-act]'))
  made.addEventListener('click', () => run(made.dataset.act, { on: made.dataset.on === 'true' }));
`;
