//! Dispatches: workgroups one after another.

use super::code::{Place, Program};
use super::layout::Kind;
use super::machine::{Invocation, Machine};
use super::memory::write_scalar;
use super::{DISPATCH, Report, Resources, Settings, UNSUPPORTED, error};
use crate::diagnostic::{Diagnostic, Span};
use crate::types::BuiltinValue;

/// The largest workgroup.
const MAX_WORKGROUP: u64 = 1 << 16;

/// A workgroup of a dispatch.
#[derive(Copy, Clone)]
struct Group {
    id: [u32; 3],
    groups: [u32; 3],
    size: [u32; 3],
}

/// Runs a dispatch.
pub(super) fn run(
    program: &Program,
    groups: [u32; 3],
    resources: &mut Resources,
    settings: &Settings,
) -> Result<Report, Diagnostic> {
    let size = program.workgroup_size;
    let count = size.iter().map(|&size| u64::from(size)).product::<u64>();
    if size.iter().any(|&size| u64::from(size) > MAX_WORKGROUP) || count > MAX_WORKGROUP {
        return Err(error(DISPATCH, Span::NONE, format!("a workgroup has at most {MAX_WORKGROUP} invocations")));
    }
    let mut machine = Machine::new(program, resources, settings, count)?;
    for z in 0..groups[2] {
        for y in 0..groups[1] {
            for x in 0..groups[0] {
                let mut invocations = invocations(&mut machine, Group { id: [x, y, z], groups, size })?;
                machine.run(&mut invocations)?;
                machine.next_group();
            }
        }
    }
    Ok(machine.report())
}

fn invocations(machine: &mut Machine<'_>, group: Group) -> Result<Vec<Invocation>, Diagnostic> {
    let [width, height, depth] = group.size;
    let mut invocations = Vec::with_capacity(width as usize * height as usize * depth as usize);
    for local in (0..depth).flat_map(|z| (0..height).flat_map(move |y| (0..width).map(move |x| [x, y, z]))) {
        let mut invocation = machine.invocation();
        for value in &machine.program.inputs {
            let words = match value.place {
                Place::Builtin(builtin) => input(builtin, group, local, machine.settings.subgroup_size),
                _ => None,
            };
            let words = words.ok_or_else(|| {
                error(UNSUPPORTED, Span::NONE, "the interpreter does not know an input of the compute stage")
            })?;
            for (index, &word) in words.iter().enumerate().take(value.count.into()) {
                write_scalar(Kind::U32, &mut invocation.stack[value.offset as usize + 4 * index..], word);
            }
        }
        invocations.push(invocation);
    }
    Ok(invocations)
}

/// The value of a built-in input, as words.
fn input(builtin: BuiltinValue, group: Group, local: [u32; 3], subgroup: u32) -> Option<[u32; 3]> {
    use BuiltinValue as B;
    let Group { id, groups, size } = group;
    let linear = |at: [u32; 3], of: [u32; 3]| {
        let row = at[2].wrapping_mul(of[1]).wrapping_add(at[1]);
        row.wrapping_mul(of[0]).wrapping_add(at[0])
    };
    let axes = [0, 1, 2];
    let index = linear(local, size);
    let global = axes.map(|axis| id[axis].wrapping_mul(size[axis]).wrapping_add(local[axis]));
    let all = axes.map(|axis| groups[axis].wrapping_mul(size[axis]));
    Some(match builtin {
        B::LocalInvocationId => local,
        B::GlobalInvocationId => global,
        B::WorkgroupId => id,
        B::NumWorkgroups => groups,
        B::LocalInvocationIndex => [index, 0, 0],
        B::GlobalInvocationIndex => [linear(global, all), 0, 0],
        B::WorkgroupIndex => [linear(id, groups), 0, 0],
        B::SubgroupSize => [subgroup, 0, 0],
        B::SubgroupInvocationId => [index % subgroup, 0, 0],
        B::SubgroupId => [index / subgroup, 0, 0],
        B::NumSubgroups => [size.iter().product::<u32>().div_ceil(subgroup), 0, 0],
        _ => return None,
    })
}
