//! The node of each function-scope variable's value at the point that the walk has reached, and how values meet where control flow
//! does (the specification's function-scope variable value analysis).
//!
//! Stores are entries of a trail that is undone at the end of each branch. A place where paths meet is a [`Target`]; each path
//! into it is a jump, which only counts. How many jumps saw an entry as its variable's value is known when the entry is undone, from
//! the count before and after, so the cost is a constant for each store and target around it, however many jumps there are.

use smallvec::SmallVec;

use super::graph::{Graph, Node, NodeId};
use crate::define_id;
use crate::util::IdVec;

define_id!(
    /// A function-scope variable, or what a pointer parameter points to.
    pub struct VarId, "var"
);

/// What kind of place paths meet at.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum MergePoint {
    /// The end of the innermost `if` or short-circuit.
    Join = 0,
    /// The end of the innermost loop or switch.
    Break = 1,
    /// The start of the innermost loop's continuing block.
    Continue = 2,
}

/// How many jumps to a target saw an entry.
#[derive(Copy, Clone, Debug)]
struct PathCount {
    target: u32,
    /// The target's count when the entry last came to be its variable's value.
    since: u32,
    /// The jumps before that.
    before: u32,
}

#[derive(Clone, Debug)]
struct Entry {
    var: VarId,
    node: NodeId,
    /// The entry of the same variable below.
    shadowed: Option<u32>,
    path_counts: SmallVec<[PathCount; 3]>,
}

/// What is known of a variable.
#[derive(Copy, Clone, Default, Debug)]
struct Var {
    /// The entry of its value; none where it has none.
    latest: Option<u32>,
    /// While a target is being closed, its place among those whose values arrived.
    slot: Option<u32>,
}

/// A place where paths meet.
#[derive(Default, Debug)]
struct Target {
    jumps: u32,
    /// The trail's length when it was opened.
    mark: usize,
    /// The target of its kind around it.
    outer: Option<u32>,
    /// Values that arrive, and with how many jumps.
    arrived: Vec<(VarId, NodeId, u32)>,
}

/// The values of all variables.
#[derive(Default)]
pub(super) struct Values {
    trail: Vec<Entry>,
    vars: IdVec<VarId, Var>,
    targets: Vec<Target>,
    /// The innermost target of each kind.
    innermost: [Option<u32>; 3],
    /// Steps taken, for tests.
    pub work: usize,
}

impl Values {
    /// Of so many variables, none of which has a value.
    pub fn new(variables: usize) -> Self {
        let (trail, targets) = (Vec::with_capacity(32), Vec::with_capacity(16));
        Self { trail, targets, vars: IdVec::filled(variables, Var::default()), ..Self::default() }
    }

    /// The value of a variable that has one.
    pub fn get(&self, var: VarId) -> Option<NodeId> {
        self.vars[var].latest.map(|index| self.trail[index as usize].node)
    }

    /// Gives a variable a value.
    pub fn set(&mut self, var: VarId, node: NodeId) {
        self.work += 1;
        let shadowed = self.vars[var].latest;
        if let Some(index) = shadowed {
            for path_count in &mut self.trail[index as usize].path_counts {
                path_count.before += self.targets[path_count.target as usize].jumps - path_count.since;
            }
        }
        let mut path_counts = SmallVec::new();
        for &target in self.innermost.iter().flatten() {
            path_counts.push(PathCount { target, since: self.targets[target as usize].jumps, before: 0 });
        }
        self.vars[var].latest = Some(self.trail.len() as u32);
        self.trail.push(Entry { var, node, shadowed, path_counts });
    }

    /// The point to which [`Self::undo`] goes back.
    pub fn mark(&self) -> usize {
        self.trail.len()
    }

    /// Takes back all stores since the mark, and tells the targets that jumps took them to.
    pub fn undo(&mut self, mark: usize) {
        while self.trail.len() > mark {
            let Some(entry) = self.trail.pop() else { return };
            self.work += 1;
            for path_count in entry.path_counts {
                let target = &mut self.targets[path_count.target as usize];
                let jumps = path_count.before + (target.jumps - path_count.since);
                if jumps > 0 {
                    target.arrived.push((entry.var, entry.node, jumps));
                }
            }
            self.vars[entry.var].latest = entry.shadowed;
            if let Some(index) = entry.shadowed {
                for path_count in &mut self.trail[index as usize].path_counts {
                    path_count.since = self.targets[path_count.target as usize].jumps;
                }
            }
        }
    }

    /// Opens the innermost target of its kind.
    pub fn open(&mut self, merge_point: MergePoint) {
        let outer = self.innermost[merge_point as usize].replace(self.targets.len() as u32);
        self.targets.push(Target { mark: self.trail.len(), outer, ..Target::default() });
    }

    /// A path leads from here to the innermost target of the kind.
    pub fn jump(&mut self, merge_point: MergePoint) {
        let target = self.innermost[merge_point as usize].expect("the resolver rejects jumps to nowhere");
        self.targets[target as usize].jumps += 1;
    }

    /// Closes the target opened last. Takes back all stores since then, and goes on with the values that arrived.
    pub fn close(&mut self, merge_point: MergePoint, graph: &mut Graph) {
        let mark = self.targets.last().expect("a target is open").mark;
        self.undo(mark);
        let target = self.targets.pop().expect("a target is open");
        self.innermost[merge_point as usize] = target.outer;
        let mut meetings: Vec<(VarId, SmallVec<[NodeId; 4]>, u32)> = Vec::new();
        for (var, node, jumps) in target.arrived {
            self.work += 1;
            // A variable declared inside is gone, but the continuing block sees those of the body.
            if self.vars[var].latest.is_none() && merge_point != MergePoint::Continue {
                continue;
            }
            let slot = *self.vars[var].slot.get_or_insert(meetings.len() as u32) as usize;
            if slot == meetings.len() {
                meetings.push((var, SmallVec::new(), 0));
            }
            meetings[slot].1.push(node);
            meetings[slot].2 += jumps;
        }
        for (var, mut nodes, jumps) in meetings {
            self.vars[var].slot = None;
            if jumps < target.jumps {
                nodes.extend(self.get(var));
            }
            let value = match nodes[..] {
                [only] => only,
                _ => {
                    let join = graph.node(Node::Join);
                    nodes.iter().for_each(|&node| graph.edge(join, node));
                    join
                }
            };
            self.set(var, value);
        }
    }
}
