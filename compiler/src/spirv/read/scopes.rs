//! Where values are seen: a block of the IR sees what was made before it in it and in the blocks around it. What is used elsewhere goes
//! through a variable of the function, and this finds those values.

use hashbrown::{HashMap, HashSet};

use super::Reader;
use super::exits::falls_through;
use super::graph::{Block, Graph};
use super::structure::{ExitKind, Node, Seq};
use super::words::At;
use crate::spirv::grammar::Op;

/// What was found.
#[derive(Default)]
pub(super) struct Scopes {
    /// The scope, by its number in the order of the walk, in which each value is made.
    pub made_in: HashMap<u32, usize>,
    /// The values that are used where they are not seen.
    pub stored: HashSet<u32>,
}

/// Walks over a tree; scopes are numbered in the order in which their lists begin.
pub(super) fn scopes(reader: &Reader<'_>, graph: &Graph, tree: &Seq) -> Scopes {
    let mut walk =
        Walk { reader, graph, found: Scopes::default(), parents: Vec::new(), order: HashMap::new(), loops: Vec::new() };
    walk.seq(tree, None);
    walk.found
}

struct Walk<'r, 'c> {
    reader: &'r Reader<'c>,
    graph: &'r Graph,
    found: Scopes,
    /// The scope around each, with how many values were made when what it sees of that ends, where it does.
    parents: Vec<Option<(usize, Option<usize>)>>,
    /// The place of each value in the order in which they are made.
    order: HashMap<u32, usize>,
    /// Of each loop around, how many values were made at its first `continue`.
    loops: Vec<Option<usize>>,
}

impl Walk<'_, '_> {
    fn seq(&mut self, seq: &Seq, parent: Option<(usize, Option<usize>)>) -> usize {
        let scope = self.parents.len();
        self.parents.push(parent);
        for node in seq {
            self.node(node, scope);
        }
        scope
    }

    fn node(&mut self, node: &Node, scope: usize) {
        let inside = Some((scope, None));
        match node {
            Node::Code(block) => self.code(*block, scope),
            Node::Copy(from, to) => self.copy(*from, *to, scope),
            Node::If { block, then, otherwise } => {
                self.terminator(*block, scope);
                self.seq(then, inside);
                self.seq(otherwise, inside);
            }
            Node::Switch { block, cases } => {
                self.terminator(*block, scope);
                for (_, seq) in cases {
                    self.seq(seq, inside);
                }
            }
            Node::Loop { body, continuing, .. } => {
                self.loops.push(None);
                let body_scope = self.seq(body, inside);
                if falls_through(body) {
                    self.note_continue();
                }
                let first = self.loops.pop().expect("loops nest");
                self.seq(continuing, Some((body_scope, Some(first.unwrap_or(0)))));
            }
            Node::Dispatch(cases) => {
                for (_, seq) in cases {
                    self.seq(seq, inside);
                }
            }
            Node::Once(seq) | Node::Labelled(_, seq) | Node::IfFlag(_, seq) => _ = self.seq(seq, inside),
            Node::Return(block) | Node::BreakIf(block, _) => self.terminator(*block, scope),
            Node::Exit(ExitKind::Continue) => self.note_continue(),
            Node::Exit(_) | Node::Kill(_) | Node::Unreachable | Node::Break(_) | Node::Flag(..) | Node::Next(_) => {}
        }
    }

    fn note_continue(&mut self) {
        let count = self.order.len();
        if let Some(innermost) = self.loops.last_mut() {
            innermost.get_or_insert(count);
        }
    }

    fn code(&mut self, block: Block, scope: usize) {
        for at in self.graph.blocks[block].insts.clone() {
            let inst = &self.reader.code.insts[at];
            if self.reader.code.op(at) != Some(Op::Phi) && !self.reader.is_lazy(at) {
                self.uses(at, scope);
            }
            // Variables stand where the function begins.
            if inst.result != 0 && self.reader.code.op(at) != Some(Op::Variable) {
                let count = self.order.len();
                self.order.insert(inst.result, count);
                self.found.made_in.insert(inst.result, scope);
            }
        }
    }

    fn terminator(&mut self, block: Block, scope: usize) {
        self.uses(self.graph.blocks[block].terminator, scope);
    }

    fn copy(&mut self, from: Block, to: Block, scope: usize) {
        for (_, value) in self.reader.phis(self.graph, from, to) {
            self.used(value, scope);
        }
    }

    fn uses(&mut self, at: At, scope: usize) {
        for id in self.reader.code.used_ids(at) {
            self.used(id, scope);
        }
    }

    /// Notes a use; of what is made again where it is used, that of what it is made of.
    fn used(&mut self, id: u32, scope: usize) {
        let mut pending = vec![id];
        let mut seen = HashSet::new();
        while let Some(id) = pending.pop() {
            match self.reader.code.definition(id).filter(|&at| self.reader.is_lazy(at)) {
                Some(at) if seen.insert(id) => pending.extend(self.reader.code.used_ids(at)),
                Some(_) => {}
                None if !self.sees(scope, id) => _ = self.found.stored.insert(id),
                None => {}
            }
        }
    }

    /// Whether a value is made in a function, and seen from a scope.
    fn sees(&self, scope: usize, id: u32) -> bool {
        let Some(&home) = self.found.made_in.get(&id) else { return true };
        let mut scope = scope;
        let mut until = None;
        loop {
            if scope == home {
                return until.is_none_or(|until| self.order[&id] < until);
            }
            let Some((parent, cut)) = self.parents[scope] else { return false };
            // A cut speaks of its own scope alone.
            (scope, until) = (parent, cut);
        }
    }
}
