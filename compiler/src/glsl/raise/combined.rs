//! Textures with their samplers: a variable for each pair that an entry point uses, and the number of everything that is bound.
//!
//! A texture that is loaded from, or asked for its size, goes with a sampler that it has elsewhere in the entry point, and with any where
//! it has none. Depth textures compare where their sampler does; elsewhere they are textures of f32.

use hashbrown::HashMap;
use smallvec::SmallVec;

use crate::glsl::bindings::{can_fetch, joined};
use crate::glsl::{Bindings, Options};
use crate::intrinsics::BuiltinFn;
use crate::ir::{Binding, Builder, Cursor, InstId, Module, Op, Value, ValueId, VarInfo};
use crate::types::{Access, AddressSpace, SampledKind, TextureDimension, Type, TypeId};

/// The variable of a texture and, if any, of a sampler.
type Variables = (ValueId, Option<ValueId>);

/// The variables that pairs became.
pub(super) struct Combined(HashMap<Variables, ValueId>);

impl Combined {
    /// The variable that stands for the texture of a call, from which texels may be loaded where `fetches`.
    pub fn of(&self, module: &Module, texture: Value, sampler: Option<Value>, fetches: bool) -> ValueId {
        let texture = variable(module, texture).expect("no function takes a texture any more");
        let sampler = sampler.and_then(|sampler| variable(module, sampler));
        let plain = self.0.get(&(texture, sampler)).filter(|_| sampler.is_some());
        let other = || {
            let fits = |&(&(of, with), _): &(&Variables, &ValueId)| {
                of == texture && with.is_some() && (!fetches || can_fetch(module, texture, with))
            };
            let first =
                self.0.iter().filter(fits).min_by_key(|((_, with), _)| with.and_then(|of| module.binding_of(of)));
            first.map(|(_, combined)| combined).or_else(|| self.0.get(&(texture, None)))
        };
        *plain.or_else(other).expect("every use of a texture was seen")
    }
}

/// What a call takes of textures that are not written.
pub(super) struct Sampled {
    /// Which operand the texture is.
    pub at: usize,
    pub texture: Value,
    pub sampler: Option<Value>,
}

/// The texture of a call, and its sampler.
pub(super) fn sampled(module: &Module, inst: InstId) -> Option<Sampled> {
    let is_texture =
        |value: Value| value.as_function().is_none() && matches!(module.shape_of(value), Type::Texture { .. });
    let operands: SmallVec<[Value; 6]> = module.operand_list(inst);
    let at = operands.iter().position(|&value| is_texture(value))?;
    let next = operands.get(at + 1).copied();
    let sampler = next.filter(|&value| matches!(module.shape_of(value), Type::Sampler { .. }));
    Some(Sampled { at, texture: operands[at], sampler })
}

/// The variable that a texture or sampler was loaded from.
pub(super) fn variable(module: &Module, value: Value) -> Option<ValueId> {
    let mut inst = module.defining_inst(value)?;
    while module.inst(inst).op == Op::Let {
        inst = module.defining_inst(module.operand(inst, 0))?;
    }
    (module.inst(inst).op == Op::Load).then(|| module.operand(inst, 0).as_defined())?
}

/// Declares a variable for each pair. GLSL ES has no textures of one dimension: they have two.
pub(super) fn declare(module: &mut Module, bindings: &Bindings, options: &Options) -> Combined {
    let calls = module.find_insts(|op| matches!(op, Op::Builtin(function) if function.is_of_textures()));
    let mut pairs: Vec<Variables> = Vec::new();
    let mut alone: Vec<(ValueId, bool)> = Vec::new();
    for inst in calls {
        let Some(found) = sampled(module, inst) else { continue };
        let texture = variable(module, found.texture).expect("no function takes a texture any more");
        match found.sampler.and_then(|sampler| variable(module, sampler)) {
            Some(sampler) => pairs.push((texture, Some(sampler))),
            None => alone.push((texture, module.inst(inst).op == Op::Builtin(BuiltinFn::TextureLoad))),
        }
    }
    for (texture, fetches) in alone {
        let fits = |&(of, sampler): &Variables| {
            of == texture && (!fetches || sampler.is_none() || can_fetch(module, texture, sampler))
        };
        if !pairs.iter().any(fits) {
            pairs.push((texture, None));
        }
    }
    let order = |&(texture, sampler): &Variables| {
        (module.binding_of(texture), sampler.and_then(|sampler| module.binding_of(sampler)), texture, sampler)
    };
    pairs.sort_unstable_by_key(order);
    pairs.dedup();
    let mut combined = HashMap::new();
    for pair in pairs {
        combined.insert(pair, declare_pair(module, bindings, pair, options));
    }
    Combined(combined)
}

fn declare_pair(module: &mut Module, bindings: &Bindings, pair: Variables, options: &Options) -> ValueId {
    let (texture, sampler) = pair;
    let widens = options.is_es();
    let name = |of: ValueId| module.value(of).name.map(|name| module.name(name).to_owned());
    let name = match (name(texture).unwrap_or_else(|| "texture".to_owned()), sampler.and_then(name)) {
        (texture, Some(sampler)) => joined(&texture, &sampler),
        (texture, None) => texture,
    };
    let point = |of: ValueId| module.binding_of(of).unwrap_or(Binding { group: 0, binding: 0 });
    let pair = (point(texture), sampler.map(point));
    let unit = bindings.unit(pair);
    let name = if bindings.is_named_alike(pair) { format!("{name}_{unit}") } else { name };
    let name = options.texture_names.get(pair).map_or(name, str::to_owned);
    let Type::Pointer { store, .. } = module.shape_of(texture.into()) else { unreachable!("it is a variable") };
    let Type::Texture { dimension, kind } = module.store.types.get(store) else { unreachable!("it is a texture") };
    let kind = match kind {
        SampledKind::Depth if can_fetch(module, texture, sampler) => SampledKind::Sampled(TypeId::F32),
        SampledKind::DepthMultisampled => SampledKind::Multisampled(TypeId::F32),
        kind => kind,
    };
    let ty = module.store.types.intern(Type::Texture { dimension: widened(dimension, widens), kind });
    let pointer = module.store.types.pointer(AddressSpace::Handle, ty, Access::Read);
    let binding = Some(Binding { group: 0, binding: unit });
    let root = module.root();
    let mut b = Builder::new(module, Cursor::End(root));
    let variable = b.var_of(pointer, VarInfo { binding, ..VarInfo::default() }, None);
    b.name(variable, &name).as_defined().expect("a variable is defined")
}

/// Two dimensions for one.
pub(super) fn widened(dimension: TextureDimension, widens: bool) -> TextureDimension {
    if widens && dimension == TextureDimension::D1 { TextureDimension::D2 } else { dimension }
}

/// Removes the variables of textures and samplers that pairs stand for, once nothing but loads uses them.
pub(super) fn remove(module: &mut Module, combined: &Combined) {
    for inst in module.root_insts() {
        let Some(variable) = module.result(inst) else { continue };
        let Type::Pointer { space: AddressSpace::Handle, store, .. } = module.shape_of(variable.into()) else {
            continue;
        };
        let is_storage = matches!(module.store.types.get(store), Type::StorageTexture { .. });
        if is_storage || combined.0.values().any(|&of| of == variable) {
            continue;
        }
        remove_variable(module, variable);
    }
}

/// Removes a variable of a texture or sampler whose loads nothing uses.
pub(super) fn remove_variable(module: &mut Module, variable: ValueId) {
    remove_users(module, variable);
    for function in module.function_order.clone() {
        module.function_mut(function).resources.retain(|&of| of != variable);
    }
    let inst = module.defining_inst(variable.into()).expect("a variable is defined");
    module.remove(inst);
}

/// Removes the loads of a variable, and the names given to what they load.
fn remove_users(module: &mut Module, value: ValueId) {
    let users: SmallVec<[InstId; 8]> = module.uses(value).map(|(_, slot)| slot.user).collect();
    for user in users {
        debug_assert!(matches!(module.inst(user).op, Op::Load | Op::Let), "calls were rewritten");
        if let Some(result) = module.result(user) {
            remove_users(module, result);
        }
        module.remove(user);
    }
}
