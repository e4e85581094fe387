//! Subgroups: invocations that wait at the same call of a subgroup or quad function exchange their values and go on.
//!
//! A subgroup is [`SIZE`] invocations in the order of their indices. Those of them that are at the same step of the same call
//! are the active ones, as if control flow converged as early as it can.

use super::arithmetic::{binary, is_float};
use super::code::Step;
use super::layout::Kind;
use super::machine::{Invocation, Machine, Status};
use super::math;
use super::step::Executor;
use crate::intrinsics::{BinaryOp, BuiltinFn};

/// Invocations in a subgroup.
pub(super) const SIZE: usize = 8;

/// What an active invocation brings: its id in the subgroup, and the bits of the components of its operands.
struct Active {
    id: usize,
    operands: Vec<Vec<u32>>,
}

/// Whether invocations exchange values by the function.
pub(super) fn exchanges(function: BuiltinFn) -> bool {
    function.effects().subgroup
}

/// Lets all that wait for their subgroup go on, with their results; whether there were any.
pub(super) fn exchange(machine: &mut Machine<'_>, invocations: &mut [Invocation]) -> bool {
    let mut any = false;
    for subgroup in invocations.chunks_mut(SIZE) {
        while let Some(first) = subgroup.iter().position(|invocation| invocation.status == Status::Exchanging) {
            any = true;
            let (pc, callers) = (subgroup[first].pc, subgroup[first].callers.clone());
            let is_there = |invocation: &Invocation| {
                invocation.status == Status::Exchanging && invocation.pc == pc && invocation.callers == callers
            };
            let ids: Vec<usize> = (0..subgroup.len()).filter(|&id| is_there(&subgroup[id])).collect();
            call(machine, subgroup, &ids, pc - 1);
        }
    }
    any
}

/// Makes the call of step `step` for the invocations `ids`.
fn call(machine: &mut Machine<'_>, subgroup: &mut [Invocation], ids: &[usize], step: u32) {
    let program = machine.program;
    let Step::Subgroup { function, dst, result, operands, count } = program.steps[step as usize] else {
        unreachable!("only calls of subgroup functions wait for the subgroup")
    };
    let lanes = operands.of(&program.lanes);
    let mut active = Vec::with_capacity(ids.len());
    for &id in ids {
        let executor = Executor { machine, invocation: &mut subgroup[id] };
        let operands = lanes.iter().map(|&lanes| (0..count).map(|index| executor.lane(lanes, index)).collect());
        active.push(Active { id, operands: operands.collect() });
    }
    let kind = lanes.first().map_or(result, |lanes| lanes.kind);
    for &id in ids {
        let bits = evaluate(function, kind, &active, id, usize::from(count));
        let mut executor = Executor { machine, invocation: &mut subgroup[id] };
        for (index, &bits) in bits.iter().enumerate() {
            executor.set(result, dst + index as u32 * result.size(), bits);
        }
        subgroup[id].status = Status::Running;
    }
}

/// The components of what the call gives to the invocation `id`.
fn evaluate(function: BuiltinFn, kind: Kind, active: &[Active], id: usize, count: usize) -> Vec<u32> {
    use BuiltinFn as F;
    let first = |active: &Active| active.operands[0][0];
    match function {
        F::SubgroupElect => vec![u32::from(active[0].id == id)],
        F::SubgroupAll => vec![u32::from(active.iter().all(|active| first(active) != 0))],
        F::SubgroupAny => vec![u32::from(active.iter().any(|active| first(active) != 0))],
        F::SubgroupBallot => {
            let votes = active.iter().filter(|active| first(active) != 0);
            vec![votes.fold(0, |bits, active| bits | 1 << active.id), 0, 0, 0]
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
