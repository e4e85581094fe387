//! Dispatches: workgroups one after another, their invocations in turns, and what the checks find.

use hashbrown::HashSet;

use super::code::{Program, Step};
use super::layout::Kind;
use super::memory::write_scalar;
use super::race::Races;
use super::step::Executor;
use super::subgroup;
use super::{DATA_RACE, DISPATCH, LIMIT, NON_UNIFORM_BARRIER, OUT_OF_BOUNDS, Report, Settings, UNSUPPORTED, error};
use crate::diagnostic::{Diagnostic, Rule, Span};
use crate::types::BuiltinValue;

/// Steps that an invocation takes before the next has its turn, so that one may wait for another's atomic store.
const TURN: u64 = 4096;

/// The largest workgroup.
const MAX_WORKGROUP: u64 = 1 << 16;

/// What an invocation is doing.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Status {
    Running,
    /// It has reached a barrier, and is past it.
    Waiting,
    /// It waits at a call of a subgroup function, and is past it.
    Exchanging,
    Done,
}

/// Where a call returns to.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Caller {
    /// The step of the call.
    pub(super) step: u32,
    pub(super) base: usize,
    pub(super) frame_end: usize,
    pub(super) dst: u32,
}

/// One invocation.
pub(super) struct Invocation {
    /// Among all of the dispatch, from 1.
    pub(super) number: u32,
    pub(super) status: Status,
    pub(super) pc: u32,
    pub(super) stack: Vec<u8>,
    /// Where the current frame begins and ends.
    pub(super) base: usize,
    pub(super) frame_end: usize,
    pub(super) callers: Vec<Caller>,
    pub(super) private: Vec<u8>,
}

/// What a dispatch has beside its invocations.
pub(super) struct Machine<'p> {
    pub(super) program: &'p Program,
    pub(super) settings: &'p Settings,
    pub(super) buffers: Vec<&'p mut [u8]>,
    pub(super) workgroup: Vec<u8>,
    /// Bytes that the stack of one invocation may have.
    pub(super) stack_limit: u64,
    pub(super) races: Option<Races>,
    /// The current workgroup's index.
    pub(super) group: u32,
    /// Barriers passed, for workgroup memory and for storage.
    pub(super) epochs: [u32; 2],
    report: Report,
    /// What was found where, so that it is reported once.
    found: HashSet<(u32, &'static str)>,
}

/// The place of a workgroup in its dispatch.
#[derive(Copy, Clone)]
struct Place {
    id: [u32; 3],
    groups: [u32; 3],
    size: [u32; 3],
}

/// Runs a dispatch over `buffers`, which are in the order that the program knows.
pub(super) fn run(
    program: &Program,
    groups: [u32; 3],
    buffers: Vec<&mut [u8]>,
    settings: &Settings,
) -> Result<Report, Diagnostic> {
    let count = program.workgroup_size.iter().map(|&size| u64::from(size)).product::<u64>();
    if program.workgroup_size.iter().any(|&size| u64::from(size) > MAX_WORKGROUP) || count > MAX_WORKGROUP {
        return Err(error(DISPATCH, Span::NONE, format!("a workgroup has at most {MAX_WORKGROUP} invocations")));
    }
    let frame = u64::from(program.functions[program.entry as usize].frame_size);
    let used = u64::from(program.workgroup_bytes) + count * (frame + program.private.len() as u64);
    if used > settings.memory_limit {
        let message = format!("the workgroup needs {used} bytes, and {} are allowed", settings.memory_limit);
        return Err(error(LIMIT, Span::NONE, message));
    }
    let stack_limit = (frame + (settings.memory_limit - used) / count).min(1 << 30);
    let races = settings.checks.races.then(|| {
        let sizes: Vec<usize> = buffers.iter().map(|bytes| bytes.len()).collect();
        Races::new(program.workgroup_bytes as usize, sizes.into_iter())
    });
    let mut machine = Machine {
        program,
        settings,
        buffers,
        workgroup: vec![0; program.workgroup_bytes as usize],
        stack_limit,
        races,
        group: 0,
        epochs: [0; 2],
        report: Report::default(),
        found: HashSet::new(),
    };
    for z in 0..groups[2] {
        for y in 0..groups[1] {
            for x in 0..groups[0] {
                machine.run_group(Place { id: [x, y, z], groups, size: program.workgroup_size })?;
            }
        }
    }
    Ok(machine.report)
}

impl Machine<'_> {
    fn run_group(&mut self, place: Place) -> Result<(), Diagnostic> {
        self.workgroup.fill(0);
        if let Some(races) = &mut self.races {
            races.next_group();
        }
        let mut invocations = self.invocations(place)?;
        loop {
            let mut is_running = false;
            for invocation in &mut invocations {
                self.turn(invocation)?;
                is_running |= invocation.status == Status::Running;
            }
            if is_running || subgroup::exchange(self, &mut invocations) {
                continue;
            }
            if invocations.iter().all(|invocation| invocation.status == Status::Done) {
                break;
            }
            self.pass_barrier(&mut invocations);
        }
        self.group += 1;
        Ok(())
    }

    fn turn(&mut self, invocation: &mut Invocation) -> Result<(), Diagnostic> {
        let left = self.settings.step_limit - self.report.steps;
        if invocation.status == Status::Running && left == 0 {
            let span = self.program.spans[invocation.pc as usize];
            let message = format!("the dispatch takes more than {} steps", self.settings.step_limit);
            return Err(error(LIMIT, span, message));
        }
        let taken = Executor { machine: self, invocation }.run(TURN.min(left))?;
        self.report.steps += taken;
        Ok(())
    }

    /// Lets all that wait go on. A barrier that only some have reached, or not all the same one, is worth a word.
    fn pass_barrier(&mut self, invocations: &mut [Invocation]) {
        let first = invocations.iter().position(|invocation| invocation.status == Status::Waiting);
        let Some(first) = first else { return };
        let (step, callers) = (invocations[first].pc - 1, invocations[first].callers.clone());
        let is_uniform = invocations.iter().all(|invocation| {
            let same_step = invocation.status == Status::Waiting && invocation.pc - 1 == step;
            same_step && invocation.callers == callers
        });
        if self.settings.checks.barriers && !is_uniform {
            let message = "not all invocations of the workgroup reach this barrier together";
            self.find(NON_UNIFORM_BARRIER, step, message.to_owned(), None);
        }
        for invocation in invocations.iter_mut().filter(|invocation| invocation.status == Status::Waiting) {
            invocation.status = Status::Running;
        }
        if let Step::Barrier { workgroup, storage } = self.program.steps[step as usize] {
            self.epochs[0] += u32::from(workgroup);
            self.epochs[1] += u32::from(storage);
        }
    }

    fn invocations(&mut self, place: Place) -> Result<Vec<Invocation>, Diagnostic> {
        let entry = self.program.functions[self.program.entry as usize];
        let [width, height, depth] = place.size;
        let mut invocations = Vec::with_capacity(width as usize * height as usize * depth as usize);
        for local in (0..depth).flat_map(|z| (0..height).flat_map(move |y| (0..width).map(move |x| [x, y, z]))) {
            self.report.invocations += 1;
            let mut stack = vec![0; entry.frame_size as usize];
            for &(builtin, slot) in &self.program.inputs {
                let (words, count) = input(builtin, place, local).ok_or_else(|| {
                    let message = format!("the interpreter does not know '{}'", builtin.name());
                    error(UNSUPPORTED, Span::NONE, message)
                })?;
                for (index, &word) in words.iter().enumerate().take(count) {
                    write_scalar(Kind::U32, &mut stack[slot as usize + 4 * index..], word);
                }
            }
            invocations.push(Invocation {
                number: self.report.invocations as u32,
                status: Status::Running,
                pc: entry.entry,
                stack,
                base: 0,
                frame_end: entry.frame_size as usize,
                callers: Vec::new(),
                private: self.program.private.clone(),
            });
        }
        Ok(invocations)
    }

    /// Notes a race between two steps.
    pub(super) fn found_race(&mut self, step: u32, other: u32) {
        let message = "invocations access the same memory here without order, and one writes";
        self.find(DATA_RACE, step, message.to_owned(), Some(other));
    }

    /// Notes an index beyond the end.
    pub(super) fn found_out_of_bounds(&mut self, step: u32, index: i64, count: u32) {
        self.find(OUT_OF_BOUNDS, step, format!("index {index} is out of bounds of {count} elements"), None);
    }

    fn find(&mut self, rule: Rule, step: u32, message: String, other: Option<u32>) {
        if !self.found.insert((step, rule.id)) {
            return;
        }
        let span = self.program.spans[step as usize];
        let mut finding = error(rule, span, message);
        if let Some(other) = other.filter(|&other| other != step) {
            finding = finding.with_note(self.program.spans[other as usize], "the other access");
        }
        self.report.findings.push(finding);
    }
}

/// The value of a built-in input, as words and their count.
fn input(builtin: BuiltinValue, place: Place, local: [u32; 3]) -> Option<([u32; 3], usize)> {
    use BuiltinValue as B;
    let Place { id, groups, size } = place;
    let linear = |at: [u32; 3], of: [u32; 3]| {
        let row = at[2].wrapping_mul(of[1]).wrapping_add(at[1]);
        row.wrapping_mul(of[0]).wrapping_add(at[0])
    };
    let axes = [0, 1, 2];
    let global = axes.map(|axis| id[axis].wrapping_mul(size[axis]).wrapping_add(local[axis]));
    let all = axes.map(|axis| groups[axis].wrapping_mul(size[axis]));
    Some(match builtin {
        B::LocalInvocationId => (local, 3),
        B::GlobalInvocationId => (global, 3),
        B::WorkgroupId => (id, 3),
        B::NumWorkgroups => (groups, 3),
        B::LocalInvocationIndex => ([linear(local, size), 0, 0], 1),
        B::GlobalInvocationIndex => ([linear(global, all), 0, 0], 1),
        B::WorkgroupIndex => ([linear(id, groups), 0, 0], 1),
        B::SubgroupSize => ([subgroup::SIZE as u32, 0, 0], 1),
        B::SubgroupInvocationId => ([linear(local, size) % subgroup::SIZE as u32, 0, 0], 1),
        B::SubgroupId => ([linear(local, size) / subgroup::SIZE as u32, 0, 0], 1),
        B::NumSubgroups => ([size.iter().product::<u32>().div_ceil(subgroup::SIZE as u32), 0, 0], 1),
        _ => return None,
    })
}
