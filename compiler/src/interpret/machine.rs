//! A machine: memory, invocations in turns, barriers, and what the checks find.

use hashbrown::HashSet;

use super::code::{Program, Step};
use super::convergence;
use super::race::Races;
use super::step::Executor;
use super::texture::{Sampler, Texture};
use super::uninitialized::Uninitialized;
use super::{
    DATA_RACE, LIMIT, NON_UNIFORM_BARRIER, OUT_OF_BOUNDS, Report, Resources, Settings, UNDEFINED, UNINITIALISED, error,
};
use crate::diagnostic::{Diagnostic, Rule};
use crate::ir::Binding;

/// Steps that an invocation takes before the next has its turn, so that one may wait for another's atomic store.
const TURN: u64 = 4096;

/// What an invocation is doing.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Status {
    Running,
    /// It has reached a barrier, and is past it.
    Waiting,
    /// It waits at a call that exchanges values, and is past it.
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
    /// Among all, from 1.
    pub(super) number: u32,
    pub(super) status: Status,
    /// It writes nothing that others see.
    pub(super) is_helper: bool,
    /// It was discarded on its way.
    pub(super) is_discarded: bool,
    pub(super) pc: u32,
    pub(super) stack: Vec<u8>,
    /// Where the current frame begins and ends.
    pub(super) base: usize,
    pub(super) frame_end: usize,
    pub(super) callers: Vec<Caller>,
    pub(super) private: Vec<u8>,
    pub(super) uninitialized_stack: Uninitialized,
    pub(super) uninitialized_private: Uninitialized,
    /// What the entry point returned.
    pub(super) result: Vec<u8>,
}

/// What a run has beside its invocations.
pub(super) struct Machine<'p> {
    pub(super) program: &'p Program,
    pub(super) settings: &'p Settings,
    pub(super) buffers: Vec<&'p mut [u8]>,
    pub(super) textures: Vec<&'p mut Texture>,
    pub(super) samplers: Vec<Sampler>,
    pub(super) immediates: &'p mut [u8],
    pub(super) workgroup: Vec<u8>,
    pub(super) uninitialized_workgroup: Uninitialized,
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

impl<'p> Machine<'p> {
    /// A machine that runs at most `count` invocations at a time.
    pub(super) fn new(
        program: &'p Program,
        resources: &'p mut Resources,
        settings: &'p Settings,
        count: u64,
    ) -> Result<Self, Diagnostic> {
        let entry = &program.functions[program.entry as usize];
        let frame = u64::from(entry.frame_size);
        let used = u64::from(program.workgroup_bytes) + count * (frame + program.private.len() as u64);
        if used > settings.memory_limit {
            let message = format!("the workgroup needs {used} bytes, and {} are allowed", settings.memory_limit);
            return Err(error(LIMIT, program.spans[entry.entry as usize], message));
        }
        let sizes = |bytes: &[(Binding, Vec<u8>)]| bytes.iter().map(|(_, bytes)| bytes.len()).collect::<Vec<_>>();
        let races = settings.checks.races.then(|| {
            let textures = resources.textures.iter().map(|(_, texture)| texture.bytes.len());
            Races::new(program.workgroup_bytes as usize, sizes(&resources.buffers).into_iter(), textures)
        });
        Ok(Self {
            program,
            settings,
            buffers: resources.buffers.iter_mut().map(|(_, bytes)| bytes.as_mut_slice()).collect(),
            textures: resources.textures.iter_mut().map(|(_, texture)| texture).collect(),
            samplers: resources.samplers.iter().map(|(_, sampler)| *sampler).collect(),
            immediates: &mut resources.immediates,
            workgroup: vec![0; program.workgroup_bytes as usize],
            uninitialized_workgroup: marked(&program.uninitialized_workgroup),
            stack_limit: (frame + (settings.memory_limit - used) / count.max(1)).min(1 << 30),
            races,
            group: 0,
            epochs: [0; 2],
            report: Report::default(),
            found: HashSet::new(),
        })
    }

    /// What was done and found.
    pub(super) fn report(self) -> Report {
        self.report
    }

    /// The memory of another workgroup is zero, and its accesses are not ordered with those before.
    pub(super) fn next_group(&mut self) {
        self.workgroup.fill(0);
        self.uninitialized_workgroup = marked(&self.program.uninitialized_workgroup);
        self.group += 1;
        if let Some(races) = &mut self.races {
            races.next_group();
        }
    }

    /// An invocation at the start of the entry point, its inputs zero.
    pub(super) fn invocation(&mut self) -> Invocation {
        let program = self.program;
        let entry = program.functions[program.entry as usize];
        self.report.invocations += 1;
        let mut stack = vec![0; entry.frame_size as usize];
        for (slot, bytes) in &program.parameters {
            stack[*slot as usize..][..bytes.len()].copy_from_slice(bytes);
        }
        Invocation {
            number: self.report.invocations as u32,
            status: Status::Running,
            is_helper: false,
            is_discarded: false,
            pc: entry.entry,
            stack,
            base: 0,
            frame_end: entry.frame_size as usize,
            callers: Vec::new(),
            private: program.private.clone(),
            uninitialized_stack: Uninitialized::default(),
            uninitialized_private: marked(&program.uninitialized_private),
            result: Vec::new(),
        }
    }

    /// Runs invocations, which share workgroup memory, to their ends.
    pub(super) fn run(&mut self, invocations: &mut [Invocation]) -> Result<(), Diagnostic> {
        loop {
            let mut is_running = false;
            for invocation in &mut *invocations {
                self.turn(invocation)?;
                is_running |= invocation.status == Status::Running;
            }
            if is_running || convergence::converge(self, invocations) {
                continue;
            }
            if invocations.iter().all(|invocation| invocation.status == Status::Done) {
                return Ok(());
            }
            self.pass_barrier(invocations);
        }
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

    /// Notes a race between two steps.
    pub(super) fn found_race(&mut self, step: u32, other: u32) {
        let message = "invocations access the same memory here without order, and one writes";
        self.find(DATA_RACE, step, message.to_owned(), Some(other));
    }

    /// Notes an index beyond the end.
    pub(super) fn found_out_of_bounds(&mut self, step: u32, index: i64, count: u32) {
        self.find(OUT_OF_BOUNDS, step, format!("index {index} is out of bounds of {count} elements"), None);
    }

    /// Notes a read of what nothing has written.
    pub(super) fn found_uninitialized(&mut self, step: u32) {
        self.find(UNINITIALISED, step, "nothing has written what is read here".to_owned(), None);
    }

    /// Notes what a target leaves undefined.
    pub(super) fn found_undefined(&mut self, step: u32, message: String) {
        self.find(UNDEFINED, step, message, None);
    }

    /// Notes a texel beyond a texture.
    pub(super) fn found_outside_texture(&mut self, step: u32) {
        self.find(OUT_OF_BOUNDS, step, "the texture has no such texel".to_owned(), None);
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

fn marked(runs: &[(u32, u32)]) -> Uninitialized {
    let mut uninitialized = Uninitialized::default();
    for &(offset, len) in runs {
        uninitialized.mark(offset as usize, len as usize, true);
    }
    uninitialized
}
