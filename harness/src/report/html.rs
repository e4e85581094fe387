//! The report as one page for people, complete in itself: totals by backend and area, and every failure with its diff, input,
//! output and what to run next. The page never grows beyond [`MOST_BYTES`].

use super::junit::escape;
use super::{Record, Report, Totals, cut, row};
use crate::executors::Availability;
use crate::steps::Fault;
use crate::workers::Missing;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// The most bytes of the page.
pub const MOST_BYTES: usize = 20 << 20;
/// The most bytes of one text in it, before escaping.
const MOST_TEXT: usize = 30_000;

const STYLE: &str = "
:root { color-scheme: light dark; --line: #8884; --bad: #c33; --good: #393; --dim: #888; }
body { font: 15px/1.5 system-ui, sans-serif; max-width: 75rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2.5rem; }
table { border-collapse: collapse; } th, td { padding: .25rem .8rem; border-bottom: 1px solid var(--line); text-align: right; }
th:first-child, td:first-child { text-align: left; } td.none { color: var(--dim); }
.bad { color: var(--bad); font-weight: 600; } .good { color: var(--good); } .dim { color: var(--dim); }
pre { background: #8881; padding: .7rem; overflow: auto; max-height: 30rem; font: 13px/1.4 ui-monospace, monospace; }
pre .add { color: var(--good); } pre .del { color: var(--bad); }
details { border: 1px solid var(--line); border-radius: .4rem; padding: .4rem .8rem; margin: .5rem 0; }
summary { cursor: pointer; overflow-wrap: anywhere; } code { font: 13px ui-monospace, monospace; overflow-wrap: anywhere; }
input { font: inherit; width: 100%; padding: .3rem .6rem; box-sizing: border-box; }
";

/// Narrows the list of failures to those whose name contains what is typed.
const SCRIPT: &str = "
const box = document.querySelector('input');
if (box) box.addEventListener('input', () => {
  for (const item of document.querySelectorAll('details.failure'))
    item.hidden = !item.dataset.name.includes(box.value);
});
";

/// The page.
pub fn render(report: &Report) -> String {
    let mut page = String::new();
    head(report, &mut page);
    matrix(report, &mut page);
    notes(report, &mut page);
    failures(report, &mut page);
    skipped(report, &mut page);
    push(&mut page, format_args!("<script>{SCRIPT}</script>\n</body>\n</html>\n"));
    page
}

fn head(report: &Report, page: &mut String) {
    let Totals { passed, failed, skipped, .. } = report.totals();
    let class = if failed > 0 { "bad" } else { "good" };
    push(
        page,
        format_args!(
            "<!doctype html>\n<html lang=\"en\">\n<head><meta charset=\"utf-8\"><title>xtest: {failed} failed</title>\n\
             <meta name=\"viewport\" content=\"width=device-width\"><style>{STYLE}</style></head>\n<body>\n<h1>xtest</h1>\n\
             <p><span class=\"good\">{passed} passed</span>, <span class=\"{class}\">{failed} failed</span>, \
             <span class=\"dim\">{skipped} skipped</span> in {:.1} s; compiler {}, {} crashes or hangs</p>\n",
            report.seconds,
            escape(&report.compiler),
            report.crashes
        ),
    );
}

/// Areas down, backends across.
fn matrix(report: &Report, page: &mut String) {
    let mut cells: BTreeMap<(String, String), Totals> = BTreeMap::new();
    for record in &report.records {
        cells.entry((record.area.clone(), row(record))).or_default().add(&record.outcome);
    }
    let columns: BTreeSet<&String> = cells.keys().map(|(_, column)| column).collect();
    let areas: BTreeSet<&String> = cells.keys().map(|(area, _)| area).collect();
    page.push_str(
        "<h2>By area and backend</h2>\n<p class=\"dim\">passed, failed, (skipped)</p>\n<table>\n<tr><th></th>",
    );
    for column in &columns {
        push(page, format_args!("<th>{}</th>", escape(column)));
    }
    page.push_str("</tr>\n");
    for area in areas {
        push(page, format_args!("<tr><td>{}</td>", escape(area)));
        for column in &columns {
            match cells.get(&(area.clone(), (*column).clone())) {
                Some(totals) => cell(totals, page),
                None => page.push_str("<td class=\"none\">–</td>"),
            }
        }
        page.push_str("</tr>\n");
    }
    page.push_str("<tr><th>all</th>");
    report.totals_by(row).values().for_each(|totals| cell(totals, page));
    page.push_str("</tr>\n</table>\n");
}

fn cell(totals: &Totals, page: &mut String) {
    push(page, format_args!("<td>{}", totals.passed));
    if totals.failed > 0 {
        push(page, format_args!(" <span class=\"bad\">{}</span>", totals.failed));
    }
    if totals.skipped > 0 {
        push(page, format_args!(" <span class=\"dim\">({})</span>", totals.skipped));
    }
    page.push_str("</td>");
}

/// What was validated and executed, and what was not.
fn notes(report: &Report, page: &mut String) {
    page.push_str("<h2>Validated and executed</h2>\n<ul>\n");
    for (name, (validated, not)) in &report.validation {
        let all = validated.fresh + validated.cached;
        let by = escape(&validated.by);
        push(
            page,
            format_args!("<li>{}: {all} outputs validated ({} in earlier runs) {by}", escape(name), validated.cached),
        );
        if let Some(not) = not {
            push(page, format_args!("; <span class=\"bad\">{} not</span>: {}", not.count, escape(&not.why)));
            push(page, format_args!("; to change that: <code>{}</code>", escape(&not.install)));
        }
        page.push_str("</li>\n");
    }
    if report.executors.is_empty() {
        push(page, format_args!("<li>nothing was executed: <code>{} --exec</code></li>\n", escape(&report.command)));
    }
    for Availability { executor, found } in &report.executors {
        let name = executor.name();
        match found {
            Ok(abilities) => push(page, format_args!("<li>executed by {name}: {}</li>\n", escape(&abilities.what))),
            Err(Missing { why, install }) => {
                let (why, install) = (escape(why), escape(install));
                push(page, format_args!("<li>not by {name}: {why}; to change that: <code>{install}</code></li>\n"));
            }
        }
    }
    page.push_str("</ul>\n");
}

fn failures(report: &Report, page: &mut String) {
    let count = report.failures().count();
    if count == 0 {
        return;
    }
    push(
        page,
        format_args!("<h2>{count} failures</h2>\n<input placeholder=\"part of a name\" aria-label=\"filter\">\n"),
    );
    for (shown, (record, fault)) in report.failures().enumerate() {
        let mut item = String::new();
        failure(record, fault, &mut item);
        // What follows the failures takes its share too.
        if page.len() + item.len() > MOST_BYTES * 9 / 10 {
            push(page, format_args!("<p>and {} more failures, for which this page has no room</p>\n", count - shown));
            return;
        }
        page.push_str(&item);
    }
}

fn failure(record: &Record, fault: &Fault, item: &mut String) {
    let name = escape(&record.name);
    let first = escape(fault.message.lines().next().unwrap_or_default());
    push(
        item,
        format_args!(
            "<details class=\"failure\" data-name=\"{name}\"><summary><code>{name}</code><br>{first}</summary>\n"
        ),
    );
    if fault.message.lines().nth(1).is_some() {
        push(item, format_args!("<pre>{}</pre>\n", text(&fault.message)));
    }
    push(item, format_args!("<p>next: <code>{}</code></p>\n", escape(&record.next().unwrap_or_default())));
    if let Some(diff) = &fault.diff {
        push(item, format_args!("<pre>{}</pre>\n", coloured(&cut(diff, MOST_TEXT))));
    }
    for (title, body) in [("input", &record.input), ("output", &fault.output)] {
        if let Some(body) = body {
            push(item, format_args!("<details><summary>{title}</summary><pre>{}</pre></details>\n", text(body)));
        }
    }
    item.push_str("</details>\n");
}

fn skipped(report: &Report, page: &mut String) {
    let reasons = report.skip_reasons();
    if reasons.is_empty() {
        return;
    }
    page.push_str("<h2>Skipped</h2>\n<ul>\n");
    for (reason, count) in reasons {
        let item = format!("<li>{count}: {}</li>\n", text(reason));
        if page.len() + item.len() > MOST_BYTES - (1 << 16) {
            break;
        }
        page.push_str(&item);
    }
    page.push_str("</ul>\n");
}

/// A text of bounded length, escaped.
fn text(body: &str) -> String {
    escape(&cut(body, MOST_TEXT))
}

/// A diff with its lines coloured.
fn coloured(diff: &str) -> String {
    let line = |line: &str| match line.chars().next() {
        Some('+') => format!("<span class=\"add\">{}</span>\n", escape(line)),
        Some('-') => format!("<span class=\"del\">{}</span>\n", escape(line)),
        _ => escape(line) + "\n",
    };
    diff.lines().map(line).collect()
}

fn push(page: &mut String, arguments: std::fmt::Arguments<'_>) {
    page.write_fmt(arguments).expect("a String takes all");
}

#[cfg(test)]
mod tests {
    use super::super::tests::sample;
    use super::*;

    #[test]
    fn a_failure_is_shown_with_everything() {
        let page = render(&sample());
        for part in [
            "<span class=\"bad\">1 failed</span>",
            "the &lt;output&gt; differs",
            "<span class=\"del\">- old &amp; done</span>",
            "fn &lt;input&gt;() {}",
            "cargo xtest show 'msl/msl23/e2e/c.wgsl'",
            "2 not</span>: no compiler",
        ] {
            assert!(page.contains(part), "{part}\nis not in\n{page}");
        }
    }

    #[test]
    fn the_page_stays_within_its_bound() {
        let mut report = sample();
        let failed = report.records[2].clone();
        report.records = (0..2000).map(|_| Record { input: Some("<".repeat(MOST_TEXT)), ..failed.clone() }).collect();
        let page = render(&report);
        assert!(page.len() <= MOST_BYTES && page.contains("no room"), "{} bytes", page.len());
        assert!(page.ends_with("</html>\n"));
    }
}
