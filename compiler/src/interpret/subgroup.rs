//! What subgroup and quad functions give, from the values that the active invocations bring.

use super::arithmetic::{binary, is_float};
use super::layout::Kind;
use super::math;
use crate::intrinsics::{BinaryOp, BuiltinFn};

/// What an active invocation brings: its id in the subgroup, and the bits of the components of its operands.
pub(super) struct Active {
    pub(super) id: usize,
    pub(super) operands: Vec<Vec<u32>>,
}

/// The components of what the call gives to the invocation `id`.
pub(super) fn evaluate(function: BuiltinFn, kind: Kind, active: &[Active], id: usize, count: usize) -> Vec<u32> {
    use BuiltinFn as F;
    let first = |active: &Active| active.operands[0][0];
    match function {
        F::SubgroupElect => vec![u32::from(active[0].id == id)],
        F::SubgroupAll => vec![u32::from(active.iter().all(|active| first(active) != 0))],
        F::SubgroupAny => vec![u32::from(active.iter().any(|active| first(active) != 0))],
        F::SubgroupBallot => {
            let mut words = vec![0; 4];
            for active in active.iter().filter(|active| first(active) != 0) {
                words[active.id / 32] |= 1 << (active.id % 32);
            }
            words
        }
        _ => match source(function, active, id) {
            Some(from) => match active.iter().find(|active| active.id == from) {
                Some(active) => active.operands[0].clone(),
                None => vec![0; count],
            },
            None => (0..count).map(|component| reduce(function, kind, active, id, component)).collect(),
        },
    }
}

/// The id of the invocation whose value the call gives; none for reductions and scans.
fn source(function: BuiltinFn, active: &[Active], id: usize) -> Option<usize> {
    use BuiltinFn as F;
    let own = active.iter().find(|active| active.id == id).expect("it is one of them");
    let second = own.operands.get(1).map_or(0, |components| components[0] as usize);
    Some(match function {
        F::SubgroupBroadcastFirst => active[0].id,
        F::SubgroupBroadcast | F::SubgroupShuffle => second,
        F::SubgroupShuffleXor => id ^ second,
        F::SubgroupShuffleUp => id.wrapping_sub(second),
        F::SubgroupShuffleDown => id.wrapping_add(second),
        F::QuadBroadcast => (id & !3) + second,
        F::QuadSwapX => id ^ 1,
        F::QuadSwapY => id ^ 2,
        F::QuadSwapDiagonal => id ^ 3,
        _ => return None,
    })
}

/// One component over all active invocations, or those before this one, or up to it.
fn reduce(function: BuiltinFn, kind: Kind, active: &[Active], id: usize, component: usize) -> u32 {
    use BuiltinFn as F;
    let combine = |a, b| match function {
        F::SubgroupMul | F::SubgroupInclusiveMul | F::SubgroupExclusiveMul => binary(BinaryOp::Mul, kind, a, b),
        F::SubgroupMin => math::evaluate(F::Min, kind, &[a, b]),
        F::SubgroupMax => math::evaluate(F::Max, kind, &[a, b]),
        F::SubgroupAnd => a & b,
        F::SubgroupOr => a | b,
        F::SubgroupXor => a ^ b,
        _ => binary(BinaryOp::Add, kind, a, b),
    };
    let counts = |other: usize| match function {
        F::SubgroupExclusiveAdd | F::SubgroupExclusiveMul => other < id,
        F::SubgroupInclusiveAdd | F::SubgroupInclusiveMul => other <= id,
        _ => true,
    };
    let values = active.iter().filter(|active| counts(active.id)).map(|active| active.operands[0][component]);
    // Only an exclusive scan may combine nothing.
    values.reduce(combine).unwrap_or(if function == F::SubgroupExclusiveMul { one(kind) } else { 0 })
}

fn one(kind: Kind) -> u32 {
    if is_float(kind) { super::arithmetic::rounded(kind, 1.0) } else { 1 }
}
