// What the records of a run come to: a row a directory, and the groups of wrong verdicts.
'use strict';

/** The directory of a case's file below shader,validation, at most two names deep, such as `expression,call`. */
function directoryOf(name) {
  const file = name.split(':')[1].split(',');
  const below = file.slice(file[1] === 'validation' ? 2 : 1);
  return below.length > 1 ? below.slice(0, Math.min(2, below.length - 1)).join(',') : '(top)';
}

/** Under what a case of a status is counted; any other has failed. */
const FIELDS = { pass: 'pass', warn: 'pass', skip: 'skip', excused: 'excused' };

function newRow() {
  return { cases: 0, pass: 0, fail: 0, skip: 0, excused: 0, crashes: 0, valid: 0, accepted: 0, invalid: 0, rejected: 0, programs: 0 };
}

function add(row, record) {
  const [valid, accepted] = record.valid;
  const [invalid, rejected] = record.invalid;
  row.cases += 1;
  row[FIELDS[record.status] ?? 'fail'] += 1;
  row.crashes += record.crashes;
  row.programs += valid + invalid;
  if (valid > 0) {
    row.valid += 1;
    if (accepted === valid) row.accepted += 1;
  }
  if (invalid > 0) {
    row.invalid += 1;
    if (rejected === invalid) row.rejected += 1;
  }
}

/** Rows by directory, sorted by name, and the row of all. */
function summarize(records) {
  const rows = new Map();
  const total = newRow();
  for (const record of records) {
    const name = directoryOf(record.case);
    if (!rows.has(name)) rows.set(name, newRow());
    add(rows.get(name), record);
    add(total, record);
  }
  return { rows: [...rows].sort(([a], [b]) => (a < b ? -1 : 1)), total };
}

/** A share in per cent with two decimals, never rounded up to a hundred; `-` of nothing. */
function percent(part, whole) {
  if (whole === 0) return '-';
  return (Math.floor((10000 * part) / whole) / 100).toFixed(2);
}

const COLUMNS = ['directory', 'cases', 'pass', 'fail', 'skip', 'excused', 'accepted whole', 'rejected whole'];

function cells(name, row) {
  const { cases, pass, fail, skip, excused } = row;
  return [name, cases, pass, fail, skip, excused, percent(row.accepted, row.valid), percent(row.rejected, row.invalid)].map(String);
}

/** The report as a Markdown table, aligned, with the figures of the whole below. */
function render({ rows, total }) {
  const lines = [COLUMNS, ...rows.map(([name, row]) => cells(name, row)), cells('all', total)];
  const widths = COLUMNS.map((_, column) => Math.max(...lines.map(line => line[column].length)));
  const show = line => `| ${line.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]))).join(' | ')} |`;
  const rule = `|${widths.map((width, at) => (at === 0 ? '-'.repeat(width + 2) : '-'.repeat(width + 1) + ':')).join('|')}|`;
  const [accepted, rejected] = [total.accepted / total.valid, total.rejected / total.invalid];
  return [
    show(lines[0]),
    rule,
    ...lines.slice(1).map(show),
    '',
    `passed ${percent(total.pass, total.cases - total.skip - total.excused)} % of the cases that ran and are not excused; ${total.programs} programs, ${total.crashes} crashes`,
    `of ${total.valid} cases with valid programs, ${total.accepted} accepted whole; of ${total.invalid} with invalid ones, ` +
      `${total.rejected} rejected whole; balance ${percent((accepted + rejected) / 2, 1)} %`,
    '',
  ].join('\n');
}

/** The excuses that applied, and those that should have. */
function renderExcuses({ tally, idle }) {
  const applied = tally.filter(({ cases }) => cases > 0);
  const lines = applied.map(({ row, cases, programs }) => `- #${row.anchor}, ${cases} cases, ${programs} programs: ${row.reason} (${row.pattern})`);
  const missed = idle.map(row => `- EXCUSES NOTHING: ${row.pattern} ${row.reason}`);
  return lines.length + missed.length === 0 ? '' : ['', 'excused, since the suite contradicts the specification:', ...lines, ...missed, ''].join('\n');
}

/** Wrong verdicts that have one cause, as far as one can tell: [{what, cases, programs, example}], most cases first. */
function groups(records) {
  const found = new Map();
  for (const record of records) {
    const seen = new Set();
    for (const wrong of record.wrong) {
      const what = causeOf(record, wrong);
      if (!found.has(what)) found.set(what, { what, cases: 0, programs: 0, example: record.case, source: wrong.source });
      const group = found.get(what);
      group.programs += 1;
      if (!seen.has(what)) group.cases += 1;
      seen.add(what);
    }
  }
  return [...found.values()].sort((a, b) => b.cases - a.cases || b.programs - a.programs || (a.what < b.what ? -1 : 1));
}

/** Rejections are grouped by what was said, names and numbers left out; what was wrongly accepted, by its test. */
function causeOf(record, wrong) {
  if (wrong.crash !== undefined) return `crash: ${wrong.crash}`;
  const test = record.case.split(':').slice(1, 3).join(':');
  if (!wrong.expected) return `accepts (${wrong.op}) ${test}`;
  return `rejects (${wrong.op}) ${(wrong.errors[0] ?? 'without an error').replace(/\d+/g, 'N').replace(/[`'][^`']*[`']/g, '…')}`;
}

module.exports = { add, causeOf, directoryOf, groups, newRow, percent, render, renderExcuses, summarize };
