//! Finds the constants that get a declaration of their own: large ones that would be written more than once.
//!
//! So the text grows with what the constants are made of, and not with what they spell out: arrays of arrays that repeat one part
//! would be exponential. Only arrays and structures come into question; all others are small.

use crate::constant::{ConstId, Constants, Value};
use crate::ir::Module;
use crate::types::Type;
use crate::util::Id;

/// Constants of at most so many parts are written wherever they are used.
const SMALL: u32 = 16;

/// The constants with a declaration, each before those that it is a part of.
#[derive(Clone, Default)]
pub struct SharedConstants {
    declared: Vec<ConstId>,
}

impl SharedConstants {
    /// Finds them among the operands of all instructions, and their parts.
    pub(super) fn of(module: &Module) -> Self {
        let constants = &module.store.constants;
        let uses = count_uses(module);
        // Parts have lower handles than wholes.
        let mut sizes = vec![1u32; constants.len()];
        let mut shared = Self::default();
        for index in (0..constants.len()).filter(|&index| uses[index] > 0) {
            let id = ConstId::from_index(index);
            let size = match constants.value(id) {
                Value::Composite(run) => {
                    constants.elements(run).iter().fold(1, |size: u32, part| size.saturating_add(sizes[part.index()]))
                }
                Value::Splat(element) => repetitions(module, id).saturating_mul(sizes[element.index()]),
                _ => 1,
            };
            let is_aggregate = matches!(module.store.types.get(constants.ty(id)), Type::Array { .. } | Type::Struct(_));
            if size > SMALL && uses[index] > 1 && is_aggregate {
                shared.declared.push(id);
            } else {
                sizes[index] = size;
            }
        }
        shared
    }

    /// All of them.
    pub(in super::super) fn iter(&self) -> impl Iterator<Item = ConstId> + '_ {
        self.declared.iter().copied()
    }

    /// How many there are.
    pub(in super::super) fn len(&self) -> usize {
        self.declared.len()
    }

    /// Which of them a constant is, if it is one.
    pub(in super::super) fn index_of(&self, id: ConstId) -> Option<usize> {
        self.declared.binary_search(&id).ok()
    }
}

/// How often each constant is written, parts once for each time in their whole.
fn count_uses(module: &Module) -> Vec<u32> {
    let constants = &module.store.constants;
    let mut uses = vec![0u32; constants.len()];
    for inst in module.all_insts() {
        for id in module.operands(inst).filter_map(crate::ir::Value::as_constant) {
            uses[id.index()] = uses[id.index()].saturating_add(1);
        }
    }
    // Wholes have higher handles than their parts.
    for index in (0..constants.len()).rev() {
        if uses[index] > 0 {
            add_parts(module, constants, ConstId::from_index(index), &mut uses);
        }
    }
    uses
}

fn add_parts(module: &Module, constants: &Constants, id: ConstId, uses: &mut [u32]) {
    match constants.value(id) {
        Value::Composite(run) => {
            for part in constants.elements(run) {
                uses[part.index()] = uses[part.index()].saturating_add(1);
            }
        }
        Value::Splat(element) => {
            uses[element.index()] = uses[element.index()].saturating_add(repetitions(module, id));
        }
        _ => {}
    }
}

/// How often the text of a composite of equal elements repeats them.
fn repetitions(module: &Module, id: ConstId) -> u32 {
    let ty = module.store.constants.ty(id);
    if module.store.types.is_vector(ty) { 1 } else { module.store.types.element_count(ty).unwrap_or(1) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text::parse;

    #[test]
    fn large_constants_written_twice_are_declared() {
        let large = format!("array<i32, 20>({})", (0..20).map(|n| format!("{n}i")).collect::<Vec<_>>().join(", "));
        let shared = |uses: usize| {
            let body: String = (0..uses).map(|n| format!("  %{}: i32 = access {large}, %i\n", n + 1)).collect();
            let module = parse(&format!("fn f(%i: i32) {{\n{body}  ret\n}}\n")).expect("it parses");
            SharedConstants::of(&module).len()
        };
        assert_eq!([0, 1, 2].map(shared), [0, 0, 1]);
    }
}
