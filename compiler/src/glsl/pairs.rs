//! Which textures each entry point uses with which samplers: GLSL has the two in one, so that each pair is a variable of its own.
//!
//! Found in each function in terms of variables and parameters, then carried to callers, over the module as it was read: a pair has
//! the same number in every entry point, whichever of them is written.

use crate::intrinsics::BuiltinFn;
use crate::ir::{InstId, Module, Op, Value, ValueDef, ValueId};
use crate::types::Type;
use crate::util::Id;

/// What a texture or sampler is inside a function.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
enum Root {
    Variable(ValueId),
    Parameter(u16),
}

/// How a texture is used.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Use<R> {
    /// Sampled or gathered from.
    Sampled(R),
    /// Loaded from. What compares depths cannot be.
    Fetched,
    /// Asked for its size.
    Queried,
}

/// The textures that a module's entry points use, and how, each once and in no order that matters; an entry point's stand together.
pub(super) fn by_entry_point(module: &Module) -> Vec<Vec<(ValueId, Use<ValueId>)>> {
    let is_of_textures = |op| matches!(op, Op::Builtin(builtin) if builtin.is_of_textures());
    let mut calls = module.find_insts(is_of_textures).peekable();
    if calls.peek().is_none() {
        return Vec::new();
    }
    let function_of = |inst| module.inst_block(inst).and_then(|block| module.block_function(block));
    let mut of: Vec<Vec<(Root, Use<Root>)>> = vec![Vec::new(); module.function_count()];
    for inst in calls {
        let Op::Builtin(builtin) = module.inst(inst).op else {
            unreachable!("only calls of built-ins were looked for")
        };
        if let (Some(found), Some(function)) = (use_of(module, inst, builtin), function_of(inst)) {
            of[function.index()].push(found);
        }
    }
    // Callees stand before callers.
    for &callee in &module.function_order {
        let mut found = std::mem::take(&mut of[callee.index()]);
        found.sort_unstable();
        found.dedup();
        for call in module.calls(callee).filter(|_| !found.is_empty()) {
            if let Some(caller) = function_of(call) {
                of[caller.index()].extend(found.iter().filter_map(|&found| at_call(module, call, found)));
            }
        }
        of[callee.index()] = found;
    }
    module.entry_points().map(|entry| variables(&of[entry.index()])).collect()
}

/// What a callee's use of a texture is in its caller.
fn at_call(module: &Module, call: InstId, (texture, how): (Root, Use<Root>)) -> Option<(Root, Use<Root>)> {
    let outer = |of: Root| match of {
        Root::Parameter(index) => root(module, module.get_operand(call, usize::from(index) + 1)?),
        Root::Variable(_) => Some(of),
    };
    let how = match how {
        Use::Sampled(sampler) => Use::Sampled(outer(sampler)?),
        Use::Fetched => Use::Fetched,
        Use::Queried => Use::Queried,
    };
    Some((outer(texture)?, how))
}

/// The pairs that an entry point uses, which has no such parameters.
fn variables(uses: &[(Root, Use<Root>)]) -> Vec<(ValueId, Use<ValueId>)> {
    let of = |&(texture, how): &(Root, Use<Root>)| {
        let Root::Variable(texture) = texture else { return None };
        Some((
            texture,
            match how {
                Use::Sampled(Root::Variable(sampler)) => Use::Sampled(sampler),
                Use::Sampled(Root::Parameter(_)) => return None,
                Use::Fetched => Use::Fetched,
                Use::Queried => Use::Queried,
            },
        ))
    };
    uses.iter().filter_map(of).collect()
}

/// What a call does with a texture, if it takes one that is not a storage texture.
fn use_of(module: &Module, inst: InstId, function: BuiltinFn) -> Option<(Root, Use<Root>)> {
    let mut operands = module.operands(inst);
    let is_texture = |value: &Value| {
        value.as_function().is_none() && matches!(module.shape_of(*value), Type::Texture { .. } | Type::ExternalTexture)
    };
    let texture = root(module, operands.find(is_texture)?)?;
    let next = operands.next().filter(|&value| matches!(module.shape_of(value), Type::Sampler { .. }));
    let how = match (next, function) {
        (Some(sampler), _) => Use::Sampled(root(module, sampler)?),
        (None, BuiltinFn::TextureLoad) => Use::Fetched,
        (None, _) => Use::Queried,
    };
    Some((texture, how))
}

/// The variable or parameter that a texture or sampler comes from.
fn root(module: &Module, mut value: Value) -> Option<Root> {
    loop {
        match module.value(value.as_defined()?).def {
            ValueDef::FunctionParam(_, index) => return Some(Root::Parameter(index)),
            ValueDef::Result(inst, _) => match module.inst(inst).op {
                Op::Let => value = module.operand(inst, 0),
                Op::Load => return module.operand(inst, 0).as_defined().map(Root::Variable),
                _ => return None,
            },
            _ => return None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text;

    #[test]
    fn uses_are_carried_to_entry_points() {
        let source = "\
root {
  %a: ptr<handle, texture_2d<f32>, read> = var @group(0) @binding(0)
  %b: ptr<handle, texture_2d<f32>, read> = var @group(0) @binding(1)
  %s: ptr<handle, sampler, read> = var @group(0) @binding(2)
}

fn leaf(%t: texture_2d<f32>, %how: sampler, %at: vec2<f32>) -> vec4<f32> {
  %1: vec4<f32> = textureSampleLevel %t, %how, %at, 0.0f
  %2: vec2<u32> = textureDimensions %t
  ret %1
}

@fragment
fn main() -> vec4<f32> @location(0) {
  %3: texture_2d<f32> = load %a
  %4: texture_2d<f32> = load %b
  %5: sampler = load %s
  %6: vec4<f32> = call @leaf, %3, %5, zero vec2<f32>
  %7: vec4<f32> = textureLoad %4, zero vec2<u32>, 0i
  ret %7
}
";
        let module = text::parse(source).expect("it parses");
        let vars: Vec<ValueId> = module.block_insts(module.root()).filter_map(|inst| module.result(inst)).collect();
        let mut found = by_entry_point(&module).swap_remove(0);
        found.sort_unstable();
        let expected = [(vars[0], Use::Sampled(vars[2])), (vars[0], Use::Queried), (vars[1], Use::Fetched)];
        assert_eq!(found, expected);
    }
}
