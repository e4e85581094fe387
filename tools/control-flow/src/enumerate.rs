//! The functions of some depth by number, without making those before.

use crate::behavior;
use crate::tree::{Block, Construct, Context, Stage};

/// All functions in which so many constructs stand in one another.
#[derive(Copy, Clone, Debug)]
pub struct Enumeration {
    stage: Stage,
    depth: u32,
}

impl Enumeration {
    /// Functions of a stage. A depth of 3 has constructs in constructs in constructs.
    pub const fn new(stage: Stage, depth: u32) -> Self {
        Self { stage, depth }
    }

    /// How many there are, those included that WGSL does not allow.
    pub fn count(&self) -> u64 {
        count(Context::function(self.stage), self.depth)
    }

    /// The function of a number below [`Enumeration::count`], where WGSL allows it: some loops cannot end, which is an error.
    pub fn get(&self, number: u64) -> Option<Block> {
        let block = block(Context::function(self.stage), self.depth, number);
        behavior::is_valid(&block).then_some(block)
    }
}

fn count(context: Context, depth: u32) -> u64 {
    let exits = context.exits().len() as u64;
    if depth == 0 {
        return exits;
    }
    exits * nested_count(context, depth) * exits
}

fn nested_count(context: Context, depth: u32) -> u64 {
    context.constructs().iter().map(|&construct| count(context.inside(construct), depth - 1)).sum()
}

fn block(context: Context, depth: u32, number: u64) -> Block {
    let exits = context.exits();
    let radix = exits.len() as u64;
    let exit = |number: u64| exits[(number % radix) as usize];
    if depth == 0 {
        return Block { before: exit(number), nested: None, after: None };
    }
    let (before, number) = (exit(number), number / radix);
    let (after, number) = (exit(number), number / radix);
    Block { before, nested: Some(nested(context, depth, number)), after }
}

fn nested(context: Context, depth: u32, mut number: u64) -> (Construct, Box<Block>) {
    for construct in context.constructs() {
        let inside = context.inside(construct);
        let count = count(inside, depth - 1);
        if number < count {
            return (construct, Box::new(block(inside, depth - 1, number)));
        }
        number -= count;
    }
    unreachable!("the number is below the count of all")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn each_number_is_another_function() {
        let all = Enumeration::new(Stage::Fragment, 1);
        let blocks: HashSet<String> = (0..all.count())
            .map(|number| format!("{:?}", block(Context::function(Stage::Fragment), 1, number)))
            .collect();
        assert_eq!(blocks.len() as u64, all.count());
    }

    #[test]
    fn loops_without_an_end_are_left_out() {
        let all = Enumeration::new(Stage::Compute, 1);
        let valid = (0..all.count()).filter(|&number| all.get(number).is_some()).count() as u64;
        assert!(valid < all.count() && valid * 10 > all.count() * 9, "{valid} of {}", all.count());
    }
}
