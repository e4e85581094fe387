// Joins runs over the suite's execution tests to one Markdown table, by area and executor: `node tools/cts/table.js NAME=DIR...`, each folder being
// the `--out` of a run. Behind the table stand what was skipped and what failed, with counts.
'use strict';

const fs = require('node:fs');
const path = require('node:path');

/** Built-in functions are many, so they are parted by what they are about. */
const BUILTINS = [
  [/^texture/, 'textures'],
  [/^(subgroup|quad)/, 'subgroups'],
  [/^atomics/, 'atomics'],
  [/^(dpd|fwidth)/, 'derivatives'],
  [/./, 'other functions'],
];

/** The area of a case: `flow_control`, `expression,binary`, `textures`. */
function areaOf(name) {
  const [first, second, third, fourth] = name.split(':')[1].split(',').slice(2);
  if (first !== 'expression') return first;
  if (second !== 'call' || third !== 'builtin') return `${first},${second}`;
  return BUILTINS.find(([pattern]) => pattern.test(fourth))[1];
}

/** Whether a case ran; what was skipped did not. */
const ran = record => record.status !== 'skip';
const passed = record => record.status === 'pass' || record.status === 'warn';

/** Counts by what `keyOf` says of each record, most first: [[key, {count, example}]]. */
function counted(records, keyOf) {
  const found = new Map();
  for (const record of records) {
    const key = keyOf(record);
    const entry = found.get(key) ?? { count: 0, example: record.case };
    entry.count += 1;
    found.set(key, entry);
  }
  return [...found].sort(([a, one], [b, other]) => other.count - one.count || (a < b ? -1 : 1));
}

/** A reason without the numbers that differ from case to case. */
const reasonOf = ({ skipped, log }) => (skipped || log || 'the suite does not say why').replace(/^NotExecutable: |^Error: /, '').replace(/\b\d+\b/g, 'N').replace(/\|/g, '\\|');

/** What a failure is known by: its test, and what was said. */
function failureOf({ case: name, log = '', wrong = [] }) {
  const said = wrong[0]?.crash ?? wrong[0]?.errors?.[0] ?? log;
  return `${name.split(':').slice(1, 3).join(':')}: ${said.split('\n', 2).join(' ').slice(0, 200).replace(/\b\d+\b/g, 'N')}`;
}

/** The table of runs: [{name, records}]. */
function table(runs) {
  const areas = [...new Set(runs.flatMap(({ records }) => records.map(record => areaOf(record.case))))].sort();
  const cells = records => {
    const executed = records.filter(ran);
    return [executed.length, executed.filter(passed).length, executed.filter(record => !passed(record)).length, records.length - executed.length].join(' / ');
  };
  const rows = areas.map(area => [area, ...runs.map(({ records }) => cells(records.filter(record => areaOf(record.case) === area)))]);
  const draws = runs.map(({ records }) => String(records.filter(record => ran(record) && record.draws > 0).length));
  const lines = [['area', ...runs.map(run => run.name)], ...rows, ['all', ...runs.map(run => cells(run.records))], ['of which drew', ...draws]];
  const show = line => `| ${line.join(' | ')} |`;
  const rule = `|${lines[0].map((_, at) => (at === 0 ? '---' : '---:')).join('|')}|`;
  const text = [show(lines[0]), rule, ...lines.slice(1).map(show), '', 'A cell: run / passed / failed / skipped.'];
  for (const { name, records } of runs) {
    const [skips, failures] = [records.filter(record => !ran(record)), records.filter(record => ran(record) && !passed(record))];
    if (skips.length > 0) text.push('', `Skipped by ${name}:`, ...counted(skips, reasonOf).map(([reason, { count }]) => `- ${count}: ${reason}`));
    if (failures.length > 0) text.push('', `Failed by ${name}:`, ...counted(failures, failureOf).map(([what, { count, example }]) => `- ${count}: ${what} (\`${example}\`)`));
  }
  return text.join('\n') + '\n';
}

/** The runs that the arguments name. */
function runsOf(words) {
  if (words.length === 0) throw new Error('name the runs: NAME=DIR...');
  return words.map(word => {
    const [name, folder] = word.split(/=(.*)/s, 2);
    if (!folder) throw new Error(`${word} is not NAME=DIR`);
    const lines = fs.readFileSync(path.join(folder, 'cases.jsonl'), 'utf8').split('\n');
    return { name, records: lines.filter(line => line !== '').map(line => JSON.parse(line)) };
  });
}

if (require.main === module) {
  try {
    process.stdout.write(table(runsOf(process.argv.slice(2))));
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

module.exports = { areaOf, table };
