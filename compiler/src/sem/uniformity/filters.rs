//! Diagnostic filters as a map from places to severities, so that a look-up does not go through all of them.
//!
//! <https://www.w3.org/TR/WGSL/#diagnostic-filtering>

use crate::diagnostic::Severity;
use crate::intrinsics::DiagnosticRule;
use crate::sem::program::{DiagnosticFilter, Program, RuleNames};
use crate::syntax::ast::SeverityControl;

/// Of each rule: from which offset on which severity holds, in the order of offsets. Nothing where there are no filters.
pub(super) struct Severities {
    changes: Vec<Vec<(u32, Option<Severity>)>>,
}

impl Severities {
    /// The filters of the program.
    pub fn new(program: &Program) -> Self {
        if program.filters.is_empty() {
            return Self { changes: Vec::new() };
        }
        let changes = DiagnosticRule::ALL.iter().map(|rule| {
            let first = program.store.symbols.get(rule.name());
            let names = first.map(|first| RuleNames { first, second: None });
            changes(program.filters.iter().filter(|filter| Some(filter.rule) == names))
        });
        Self { changes: changes.collect() }
    }

    /// The severity of a rule at a place; none where it is off.
    pub fn at(&self, rule: DiagnosticRule, offset: u32) -> Option<Severity> {
        let Some(changes) = self.changes.get(rule as usize) else { return Some(Severity::Error) };
        let after = changes.partition_point(|&(start, _)| start <= offset);
        changes[after - 1].1
    }
}

/// Ranges nest, and those that start first come first: the innermost that has not ended holds.
fn changes<'a>(filters: impl Iterator<Item = &'a DiagnosticFilter>) -> Vec<(u32, Option<Severity>)> {
    let mut changes = vec![(0, Some(Severity::Error))];
    let mut open: Vec<(u32, Option<Severity>)> = vec![(u32::MAX, Some(Severity::Error))];
    for filter in filters {
        let severity = severity(filter.severity);
        let Some(range) = filter.range else {
            changes[0].1 = severity;
            open[0].1 = severity;
            continue;
        };
        close(&mut open, &mut changes, range.start);
        open.push((range.end, severity));
        changes.push((range.start, severity));
    }
    close(&mut open, &mut changes, u32::MAX - 1);
    changes
}

/// Leaves the ranges that end at or before `offset`.
fn close(open: &mut Vec<(u32, Option<Severity>)>, changes: &mut Vec<(u32, Option<Severity>)>, offset: u32) {
    while let Some(&(end, _)) = open.last()
        && end <= offset
    {
        open.pop();
        let outer = open.last().map_or(Some(Severity::Error), |&(_, severity)| severity);
        changes.push((end, outer));
    }
}

fn severity(control: SeverityControl) -> Option<Severity> {
    match control {
        SeverityControl::Error => Some(Severity::Error),
        SeverityControl::Warning => Some(Severity::Warning),
        SeverityControl::Info => Some(Severity::Info),
        SeverityControl::Off => None,
    }
}
