//! The graph of one function: an edge says that its start is uniform only if its end is.

use super::summary::Source;
use crate::define_id;
use crate::sem::program::{FunctionId, ParamId};
use crate::syntax::ast::ExprId;
use crate::util::{Id, IdVec, work};

define_id!(
    /// Something that is uniform or not: a point of control flow, a value, or what memory holds.
    pub struct NodeId, "n"
);

/// `MayBeNonUniform`
pub(super) const NON_UNIFORM: NodeId = NodeId::new(0);
/// `CF_start`
pub(super) const START: NodeId = NodeId::new(1);

/// What a node stands for, as far as messages or summaries need it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Node {
    /// `MayBeNonUniform`
    NonUniform,
    /// `CF_start`
    Start,
    /// The value of a parameter; of a pointer, where it points.
    Param(ParamId),
    /// What a pointer parameter points to as the function begins.
    Contents(ParamId),
    /// Where several paths meet, or where several values make one.
    Join,
    /// Control flow that only some values of the expression lead to.
    Branch(ExprId),
    /// What a store through the expression leaves in the variable.
    Stored(ExprId),
    /// The result of a call.
    Call(ExprId, FunctionId),
    /// Where values come from that need not be uniform.
    Source(Source),
}

/// Nodes and edges.
pub(super) struct Graph {
    pub nodes: IdVec<NodeId, Node>,
    edges: Vec<(NodeId, NodeId)>,
}

impl Graph {
    /// A graph of nothing, with room for a function of usual length.
    pub fn new() -> Self {
        Self { nodes: IdVec::with_capacity(128), edges: Vec::with_capacity(256) }
    }

    /// Empties the graph but for the two nodes that every function has.
    pub fn reset(&mut self) {
        self.nodes.resize(0, Node::Join);
        self.edges.clear();
        self.nodes.push(Node::NonUniform);
        self.nodes.push(Node::Start);
    }

    pub fn node(&mut self, node: Node) -> NodeId {
        work::note(1);
        self.nodes.push(node)
    }

    pub fn edge(&mut self, from: NodeId, to: NodeId) {
        work::note(1);
        if from != to {
            self.edges.push((from, to));
        }
    }

    /// A source of values that need not be uniform.
    pub fn source(&mut self, source: Source) -> NodeId {
        let node = self.node(Node::Source(source));
        self.edge(node, NON_UNIFORM);
        node
    }

    /// A node that is uniform only if both are.
    pub fn both(&mut self, first: NodeId, second: NodeId) -> NodeId {
        if first == second {
            return first;
        }
        let both = self.node(Node::Join);
        self.edge(both, first);
        self.edge(both, second);
        both
    }

    /// A node that is uniform only if all of `parts` are, which were computed in the control flow `flow` and so depend on it.
    pub fn all(&mut self, flow: NodeId, parts: &[NodeId]) -> NodeId {
        let mut others = parts.iter().copied().filter(|&part| part != flow);
        let Some(first) = others.next() else { return flow };
        if others.all(|other| other == first) {
            return first;
        }
        let all = self.node(Node::Join);
        parts.iter().for_each(|&part| self.edge(all, part));
        all
    }

    /// The edges so ordered that those of a node lie side by side.
    pub fn adjacency(&self, direction: Direction) -> Adjacency {
        let ends = |&(from, to): &(NodeId, NodeId)| match direction {
            Direction::Forward => (from, to),
            Direction::Backward => (to, from),
        };
        // While the targets are filled in, a node's place is that after its own: there it ends as what it is to be, the next one's start.
        let mut starts = vec![0u32; self.nodes.len() + 2];
        for edge in &self.edges {
            starts[ends(edge).0.index() + 2] += 1;
        }
        let mut sum = 0;
        for start in &mut starts {
            sum += *start;
            *start = sum;
        }
        let mut targets = vec![NON_UNIFORM; self.edges.len()];
        for edge in &self.edges {
            let (from, to) = ends(edge);
            let next = &mut starts[from.index() + 1];
            targets[*next as usize] = to;
            *next += 1;
        }
        Adjacency { starts, targets }
    }

    /// How many nodes and edges there are.
    pub fn size(&self) -> usize {
        self.nodes.len() + self.edges.len()
    }
}

/// Which way edges are followed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Direction {
    Forward,
    Backward,
}

/// The neighbours of each node.
pub(super) struct Adjacency {
    starts: Vec<u32>,
    targets: Vec<NodeId>,
}

impl Adjacency {
    pub fn of(&self, node: NodeId) -> &[NodeId] {
        &self.targets[self.starts[node.index()] as usize..self.starts[node.index() + 1] as usize]
    }
}
