//! Which function calls which: nothing calls itself, and what belongs to one stage is called in that stage.

use super::Faults;
use crate::text::{Function, Module, Stage};

/// Functions of the library that only some stages have.
const STAGED: &[(&str, &[Stage])] = &[
    ("discard_fragment", &[Stage::Fragment]),
    ("dfdx", &[Stage::Fragment]),
    ("dfdy", &[Stage::Fragment]),
    ("fwidth", &[Stage::Fragment]),
    ("threadgroup_barrier", &[Stage::Kernel]),
    ("simdgroup_barrier", &[Stage::Kernel]),
];

pub fn check(module: &Module, faults: &mut Faults) {
    let callees: Vec<Vec<usize>> = module.functions.iter().map(|function| callees(module, function)).collect();
    let mut state = vec![State::New; module.functions.len()];
    for start in 0..module.functions.len() {
        visit(module, &callees, start, &mut state, faults);
    }
    for (index, function) in module.functions.iter().enumerate() {
        let Some(stage) = function.stage else { continue };
        for reached in reachable(&callees, index) {
            staged(&module.functions[reached], stage, faults);
        }
    }
}

/// The functions that a function names before a parenthesis.
fn callees(module: &Module, function: &Function) -> Vec<usize> {
    let calls = function.body.windows(2).filter(|pair| pair[1].text == "(" && pair[0].is_name());
    let find = |name: &str| module.functions.iter().position(|callee| callee.name == name);
    let mut found: Vec<usize> = calls.filter_map(|pair| find(&pair[0].text)).collect();
    found.sort_unstable();
    found.dedup();
    found
}

#[derive(Copy, Clone, PartialEq)]
enum State {
    New,
    Open,
    Done,
}

/// Looks for a cycle, with a stack of its own: the depth is up to the text.
fn visit(module: &Module, callees: &[Vec<usize>], start: usize, state: &mut [State], faults: &mut Faults) {
    if state[start] != State::New {
        return;
    }
    let mut stack = vec![(start, 0)];
    state[start] = State::Open;
    while let Some((at, next)) = stack.pop() {
        let Some(&callee) = callees[at].get(next) else {
            state[at] = State::Done;
            continue;
        };
        stack.push((at, next + 1));
        match state[callee] {
            State::New => {
                state[callee] = State::Open;
                stack.push((callee, 0));
            }
            State::Open => {
                let function = &module.functions[callee];
                faults.add(function.line, format!("`{}` calls itself", function.name));
            }
            State::Done => {}
        }
    }
}

fn reachable(callees: &[Vec<usize>], start: usize) -> Vec<usize> {
    let mut seen = vec![false; callees.len()];
    seen[start] = true;
    let mut reached = vec![start];
    let mut next = 0;
    while let Some(&at) = reached.get(next) {
        next += 1;
        for &callee in &callees[at] {
            if !seen[callee] {
                seen[callee] = true;
                reached.push(callee);
            }
        }
    }
    reached
}

fn staged(function: &Function, stage: Stage, faults: &mut Faults) {
    for pair in function.body.windows(2).filter(|pair| pair[1].text == "(") {
        let row = STAGED.iter().find(|(name, _)| *name == pair[0].text);
        if let Some((name, stages)) = row
            && !stages.contains(&stage)
        {
            let stage = format!("{stage:?}").to_lowercase();
            faults.add(pair[0].line, format!("`{name}` is called in a {stage} function"));
        }
    }
}
