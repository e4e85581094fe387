//! Invocations that wait at the same call of a subgroup or quad function, of a derivative, or of a texture function that finds its
//! level from neighbours: they exchange their values and go on.
//!
//! A subgroup is so many invocations in the order of their indices as the settings say, four after another a quad. Those that are at
//! the same step of the same call are the active ones, as if control flow converged as early as it can.

use super::code::{Change, Lanes, Step, TextureCall};
use super::machine::{Invocation, Machine, Status};
use super::sampling::{self, Changes};
use super::step::Executor;
use super::subgroup::{self, Active};

/// Lets all that wait for others go on, with their results; whether there were any.
pub(super) fn converge(machine: &mut Machine<'_>, invocations: &mut [Invocation]) -> bool {
    let mut any = false;
    for subgroup in invocations.chunks_mut(machine.settings.subgroup_size as usize) {
        while let Some(first) = subgroup.iter().position(|invocation| invocation.status == Status::Exchanging) {
            any = true;
            let (pc, callers) = (subgroup[first].pc, subgroup[first].callers.clone());
            let is_there = |invocation: &Invocation| {
                invocation.status == Status::Exchanging && invocation.pc == pc && invocation.callers == callers
            };
            let ids: Vec<usize> = (0..subgroup.len()).filter(|&id| is_there(&subgroup[id])).collect();
            call(machine, subgroup, &ids, pc - 1);
            for &id in &ids {
                subgroup[id].status = Status::Running;
            }
        }
    }
    any
}

/// Makes the call of step `step` for the invocations `ids`.
fn call(machine: &mut Machine<'_>, subgroup: &mut [Invocation], ids: &[usize], step: u32) {
    let program = machine.program;
    match &program.steps[step as usize] {
        &Step::Subgroup { function, dst, result, operands, count } => {
            let lanes = operands.of(&program.lanes);
            let active = brought(machine, subgroup, ids, lanes, count);
            let kind = lanes.first().map_or(result, |lanes| lanes.kind);
            for &id in ids {
                let bits = subgroup::evaluate(function, kind, &active, id, usize::from(count));
                let mut executor = Executor { machine, invocation: &mut subgroup[id] };
                for (index, &bits) in bits.iter().enumerate() {
                    executor.set(result, dst + index as u32 * result.size(), bits);
                }
            }
        }
        &Step::Derivative { change, dst, kind, operand, count } => {
            let active = brought(machine, subgroup, ids, &[operand], count);
            for &id in ids {
                for index in 0..count {
                    let bits = sampling::derivative(change, kind, id % 4, of_quad(&active, id, index));
                    let mut executor = Executor { machine, invocation: &mut subgroup[id] };
                    executor.set(kind, dst + u32::from(index) * kind.size(), bits);
                }
            }
        }
        Step::Texture(call) => sample(machine, subgroup, ids, call),
        other => unreachable!("{other:?} waits for nobody"),
    }
}

fn brought(
    machine: &mut Machine<'_>,
    subgroup: &mut [Invocation],
    ids: &[usize],
    lanes: &[Lanes],
    count: u8,
) -> Vec<Active> {
    let mut active = Vec::with_capacity(ids.len());
    for &id in ids {
        let executor = Executor { machine, invocation: &mut subgroup[id] };
        let operands = lanes.iter().map(|&lanes| (0..count).map(|index| executor.lane(lanes, index)).collect());
        active.push(Active { id, operands: operands.collect() });
    }
    active
}

/// A component of each invocation of the quad that `id` is in.
fn of_quad(active: &[Active], id: usize, component: u8) -> [Option<u32>; 4] {
    [0, 1, 2, 3].map(|place| {
        let of = active.iter().find(|active| active.id == (id & !3) + place);
        of.map(|active| active.operands[0][usize::from(component)])
    })
}

fn sample(machine: &mut Machine<'_>, subgroup: &mut [Invocation], ids: &[usize], call: &TextureCall) {
    let Some(coords) = call.coords else { return };
    let active = brought(machine, subgroup, ids, &[coords], call.count);
    for &id in ids {
        let mut changes: Changes = [[0.0; 3]; 2];
        for index in 0..call.count {
            let values = of_quad(&active, id, index);
            for (along, change) in
                [Change::X { is_coarse: true }, Change::Y { is_coarse: true }].into_iter().enumerate()
            {
                let bits = sampling::derivative(change, coords.kind, id % 4, values);
                changes[along][usize::from(index)] = f32::from_bits(bits).into();
            }
        }
        Executor { machine, invocation: &mut subgroup[id] }.texture(call, Some(changes));
    }
}
