//! Binding numbers as wgpu's Vulkan layouts have them: dense within each group, in the order of the numbers that were asked for.
//!
//! wgpu renumbers the shaders that it translates itself; a module that is handed over as is must be renumbered here.

use std::collections::{BTreeSet, HashMap};

const OP_DECORATE: u32 = 71;
const BINDING: u32 = 33;
const DESCRIPTOR_SET: u32 = 34;

/// Renumbers the `Binding` decorations of a module for layouts that hold `bound`, pairs of group and binding.
pub fn make_dense(words: &mut [u32], bound: &BTreeSet<(u32, u32)>) {
    let mut groups = HashMap::new();
    let mut bindings = Vec::new();
    let mut at = 5;
    while at < words.len() {
        let (count, opcode) = ((words[at] >> 16) as usize, words[at] & 0xffff);
        if let (OP_DECORATE, [_, id, decoration, value, ..]) = (opcode, &words[at..(at + count).min(words.len())]) {
            match *decoration {
                DESCRIPTOR_SET => drop(groups.insert(*id, *value)),
                BINDING => bindings.push((at + 3, *id)),
                _ => {}
            }
        }
        // A count of 0 is no instruction; the validator has refused such a module.
        at += count.max(1);
    }
    for (place, id) in bindings {
        let Some(&group) = groups.get(&id) else { continue };
        words[place] = bound.range((group, 0)..(group, words[place])).count() as u32;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bindings_are_counted_within_their_group() {
        let decorate = |id, decoration, value| [4 << 16 | OP_DECORATE, id, decoration, value];
        let mut words = vec![0; 5];
        for (id, group, binding) in [(1, 0, 7), (2, 1, 3), (3, 1, 9)] {
            words.extend(decorate(id, BINDING, binding));
            words.extend(decorate(id, DESCRIPTOR_SET, group));
        }
        make_dense(&mut words, &BTreeSet::from([(0, 7), (1, 3), (1, 9)]));
        assert_eq!([words[8], words[16], words[24]], [0, 0, 1]);
    }
}
