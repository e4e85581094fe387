'use strict';
const main = document.querySelector('main');
const areas = new Map(), waiting = new Map(), open = new Set();

/** Called by an area's script. */
function loaded(number, data) { areas.set(number, data); (waiting.get(number) ?? []).forEach((done) => done(data)); }

/** An area's data; its script is loaded when it is first asked for. */
function area(number) {
  if (areas.has(number)) return Promise.resolve(areas.get(number));
  return new Promise((done, failed) => {
    if (!waiting.has(number)) {
      waiting.set(number, []);
      const script = document.createElement('script');
      script.src = `data/${number}.js`;
      script.onerror = () => failed(new Error(`data/${number}.js cannot be loaded`));
      document.head.append(script);
    }
    waiting.get(number).push(done);
  });
}

/** An element with attributes and children; text is never HTML. */
function el(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key === 'onclick') element.onclick = value; else element.setAttribute(key, value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return element;
}

const link = (parts) => '#/' + parts.map((part) => encodeURIComponent(part)).join('/');
const percent = (share) => share === null ? '–' : (share * 100).toFixed(share === 1 ? 0 : 1) + '%';
const words = (name) => name.replaceAll('_', ' ');

function change(cell) {
  if (cell.change === null || Math.abs(cell.change) < 0.00005) return null;
  return el('small', { class: cell.change < 0 ? 'bad' : 'good' }, ` ${cell.change > 0 ? '+' : ''}${(cell.change * 100).toFixed(1)}`);
}

function cell(data, target) {
  if (!data || data.share === null) return el('td', { class: 'dim' }, '–');
  const { right, wrong, crashed, hung } = data.counts;
  const bar = el('div', { class: 'bar' }, el('i', { style: `width:${data.share * 100}%` }));
  const count = el('small', { class: 'dim' }, `${right} of ${right + wrong + crashed + hung}`);
  const ended = crashed + hung > 0 ? el('small', { class: 'bad' }, ` ${crashed + hung} crashed or hung`) : null;
  const text = [percent(data.share), change(data), el('br'), count, ended, bar];
  return el('td', {}, target ? el('a', { href: target }, text) : text);
}

function table() {
  const head = el('tr', {}, el('th', {}, 'area'), SUMMARY.compilers.map((compiler) =>
    el('th', {}, compiler.name, el('br'), el('small', { class: 'dim' }, compiler.version))));
  const body = el('tbody');
  for (const level of SUMMARY.levels) {
    const rows = level.rows.map((row) => el('tr', {}, el('td', {}, SUMMARY.areas[row.area]),
      row.cells.map((data, column) => cell(data, link(['area', row.area, level.name, SUMMARY.compilers[column].name])))));
    const button = el('button', {}, level.name);
    const show = () => {
      rows.forEach((row) => { row.hidden = !open.has(level.name); });
      button.setAttribute('aria-expanded', open.has(level.name));
    };
    const head = el('tr', { class: 'level', onclick: () => { open.delete(level.name) || open.add(level.name); show(); } },
      el('td', {}, button), level.cells.map((data) => cell(data, null)));
    body.append(head, ...rows);
    show();
  }
  return el('div', { class: 'scroll' }, el('table', {}, el('thead', {}, head), body));
}

function navigation() {
  const disagreements = SUMMARY.disagreements.reduce((sum, group) => sum + group.cases.length, 0);
  return el('nav', {}, el('a', { href: '#/' }, 'scoreboard'), el('a', { href: '#/disagreements' }, `where compilers disagree (${disagreements})`));
}

function start() {
  const times = SUMMARY.compilers.map((compiler) => `${compiler.name} ${Math.round(compiler.seconds)} s`).join(', ');
  return [el('h1', {}, 'WGSL conformance'), navigation(),
    el('p', { class: 'dim' }, `The share of cases that are right, of those that apply. ${times}.`), table()];
}

function outcome(result) {
  if (!result) return el('span', { class: 'tag dim' }, 'not run');
  const good = result.outcome === 'right';
  const kind = good ? 'good' : result.outcome === 'not_applicable' ? 'dim' : 'bad';
  const answer = result.answer && !['not_applicable'].includes(result.outcome) ? `: ${words(result.answer)}` : '';
  return el('span', { class: `tag ${kind}` }, words(result.outcome) + answer);
}

async function areaView(number, level, compiler) {
  const data = await area(Number(number)), column = SUMMARY.compilers.findIndex((known) => known.name === compiler);
  const list = el('ul', { class: 'cases' });
  const select = el('select', {}, ['not right', 'all', 'right', 'not_applicable'].map((name) => el('option', { value: name }, words(name))));
  const fill = () => {
    const wanted = (result) => select.value === 'all' || !result ? select.value === 'all'
      : select.value === 'not right' ? !['right', 'not_applicable'].includes(result.outcome) : result.outcome === select.value;
    const cases = data.cases.filter((found) => found.level === level && wanted(found.results[column]));
    list.replaceChildren(...cases.map((found) => el('li', {}, outcome(found.results[column]), ' ',
      el('a', { href: link(['case', number, level, found.case]) }, found.case))));
    if (!cases.length) list.append(el('li', { class: 'dim' }, 'none'));
  };
  select.onchange = fill;
  fill();
  return [navigation(), el('h2', {}, `${compiler}: ${level}, ${SUMMARY.areas[number]}`), el('p', {}, select), list];
}

async function caseView(number, level, name) {
  const data = await area(Number(number)), found = data.cases.find((known) => known.level === level && known.case === name);
  if (!found) return [navigation(), el('p', {}, 'There is no such case.')];
  const first = found.results.find((result) => result), rule = first.rule;
  const compilers = SUMMARY.compilers.map((compiler) => compiler.compiler);
  const repeat = `${SUMMARY.command} conformance ${compilers.map((compiler) => `--compiler '${compiler}'`).join(' ')} --exact '${level}/${name}'`;
  const said = found.results.flatMap((result, column) => {
    const line = result?.on_line === false ? el('span', { class: 'dim' }, ' no diagnostic on the expected line') : null;
    return [el('h2', {}, SUMMARY.compilers[column].name, ' ', outcome(result), line), result?.message ? el('pre', {}, result.message) : null];
  });
  return [navigation(), el('h2', {}, name), el('p', {}, `${level}; right: ${words(first.expected)}`),
    rule ? el('p', {}, el('code', {}, rule), ' ', SUMMARY.sentences[rule] ?? '') : null,
    data.anchor ? el('p', {}, el('a', { href: data.anchor }, data.anchor)) : null,
    el('pre', { class: 'source' }, data.sources[name] ?? 'its source is not in the tree'), ...said,
    el('h2', {}, 'Repeat'), el('pre', {}, repeat)];
}

function disagreements() {
  const groups = SUMMARY.disagreements.flatMap((group) => [el('h2', {}, `${group.name} (${group.cases.length})`),
    el('p', { class: 'dim' }, SUMMARY.sentences[group.name] ?? ''),
    el('ul', { class: 'cases' }, group.cases.map((found) => el('li', {},
      el('a', { href: link(['case', SUMMARY.areas.indexOf(found.area), found.level, found.case]) }, `${found.level}/${found.case}`), ' ',
      Object.entries(found.answers).map(([answer, names]) =>
        el('span', { class: found.right.includes(answer) ? 'good' : 'bad' }, `${words(answer)}: ${names.join(', ')} `)))))]);
  return [el('h1', {}, 'Where compilers disagree'), navigation(), ...groups];
}

async function show() {
  const [view, ...rest] = location.hash.replace(/^#\//, '').split('/').map((part) => decodeURIComponent(part));
  const views = { area: areaView, case: caseView, disagreements };
  try {
    main.replaceChildren(...(await (views[view] ?? start)(...rest)).filter((child) => child !== null));
  } catch (error) {
    main.replaceChildren(navigation(), el('p', { class: 'bad' }, String(error)));
  }
  scrollTo(0, 0);
}
addEventListener('hashchange', show);
show();
