//! Writes external textures as what a host has of them: one or two planes, and parameters that say how to make colours of them.
//!
//! The first plane keeps the binding of the external texture. At binding N of a group, the second plane is at `first_binding + 2 * N` of
//! the group, and the uniform buffer of parameters, which `parameters` describes, at `first_binding + 2 * N + 1`. Where there is one plane
//! only, any texture may be bound for the second.
//!
//! Functions that took external textures are specialised for the variables that their callers pass.

mod parameters;
mod planes;

use hashbrown::HashSet;

use super::direct_variable_access::{DirectVariableAccessConfig, Handles, direct_variable_access};
use super::{Transform, read_settings};
use crate::diagnostic::{Diagnostic, Diagnostics, Rule, Span};
use crate::intrinsics::LoweringTarget;
use crate::intrinsics::enums::Target;
use crate::intrinsics::steps::ExternalTextures as Step;
use crate::ir::{Binding, Builder, DialectProperties, FunctionId, InstId, Module, Value, ValueId, VarInfo};
use crate::lowering;
use crate::rewrite::values::replace;
use crate::types::{Access, AddressSpace, SampledKind, TextureDimension, Type, TypeId};
use parameters::Member;

/// The host wants planes where something else is bound, or nothing can be.
const BINDINGS: Rule = Rule::new("target/external-texture-bindings", "");

pub(super) const INFO: Transform = Transform {
    name: "external_textures",
    description: "writes external textures as planes and parameters",
    accepts: DialectProperties::DUPLICATE_NAMES,
    adds: DialectProperties::DUPLICATE_NAMES,
    removes: DialectProperties::CORE,
    follows: &[],
    options: ExternalTexturesConfig::TABLE,
    // All targets lower them alike.
    run: |module, settings| external_textures(module, &read_settings(settings)?, &LoweringTarget::new(Target::Spirv)),
};

crate::option_table! {
    /// Where the parts of external textures are bound.
    #[derive(Copy, Eq)]
    pub struct ExternalTexturesConfig {
        /// From which binding on, in each group, second planes and parameters are bound. WebGPU allows a thousand in a group, so that no other resource is there.
        first_binding: u32 = 1000,
    }
}

/// Replaces the module's external textures. Functions that take one, and that nothing calls, go.
pub fn external_textures(
    module: &mut Module,
    config: &ExternalTexturesConfig,
    target: &LoweringTarget,
) -> Result<(), Diagnostics> {
    INFO.apply(module, |module| {
        if !has_external_textures(module) {
            return Ok(());
        }
        let direct = DirectVariableAccessConfig { handles: Handles::External, ..DirectVariableAccessConfig::NONE };
        direct_variable_access(module, &direct)?;
        let vars: Vec<ValueId> = module.block_insts(module.root()).filter_map(|inst| module.result(inst)).collect();
        check_bindings(module, config.first_binding)?;
        let mut state = State { module, config, target, structure: None, sample: None, load: None };
        for var in vars {
            if matches!(state.module.shape_of(var.into()), Type::Pointer { store: TypeId::EXTERNAL_TEXTURE, .. }) {
                state.variable(var);
            }
        }
        Ok(())
    })
}

/// The bindings from `first` on are free in every group that has an external texture.
fn check_bindings(module: &Module, first: u32) -> Result<(), Diagnostics> {
    let variables = || module.block_insts(module.root()).filter_map(|inst| module.result(inst));
    let bound = |of: ValueId| Some((module.binding_of(of)?, module.shape_of(of.into())));
    let is_external = |ty: Type| matches!(ty, Type::Pointer { store: TypeId::EXTERNAL_TEXTURE, .. });
    let taken: HashSet<Binding> = variables().filter_map(bound).map(|(at, _)| at).collect();
    for (at, _) in variables().filter_map(bound).filter(|(_, ty)| is_external(*ty)) {
        let last = at.binding.checked_mul(2).and_then(|binding| binding.checked_add(1)?.checked_add(first));
        let is_free = last.is_some_and(|last| {
            [last - 1, last].into_iter().all(|binding| !taken.contains(&Binding { binding, ..at }))
        });
        if !is_free {
            let message =
                format!("the planes of the external texture at binding {} have no room from {first} on", at.binding);
            return Err(Diagnostic::error(BINDINGS, Span::NONE, message).into());
        }
    }
    Ok(())
}

/// Whether a variable or a parameter is an external texture.
fn has_external_textures(module: &Module) -> bool {
    let is_external = |value: ValueId| {
        let shape = module.shape_of(value.into());
        matches!(shape, Type::ExternalTexture | Type::Pointer { store: TypeId::EXTERNAL_TEXTURE, .. })
    };
    module.block_insts(module.root()).filter_map(|inst| module.result(inst)).any(is_external)
        || module.function_order.iter().any(|&function| module.function_params(function).iter().any(is_external))
}

struct State<'m, 'c> {
    module: &'m mut Module,
    config: &'c ExternalTexturesConfig,
    target: &'c LoweringTarget,
    /// The type of parameters, and the functions that read planes, once something needs them.
    structure: Option<TypeId>,
    sample: Option<FunctionId>,
    load: Option<FunctionId>,
}

/// The variables that take the place of one.
#[derive(Copy, Clone)]
struct Parts {
    planes: [Value; 2],
    parameters: Value,
}

impl State<'_, '_> {
    fn variable(&mut self, var: ValueId) {
        let parts = self.parts(var);
        for function in self.module.function_order.clone() {
            let mut resources = std::mem::take(&mut self.module.function_mut(function).resources);
            if let Some(at) = resources.iter().position(|&resource| resource == var) {
                let added = [parts.planes[0], parts.planes[1], parts.parameters];
                resources.splice(at..=at, added.into_iter().filter_map(Value::as_defined));
            }
            self.module.function_mut(function).resources = resources;
        }
        let loads: Vec<InstId> = self.module.uses(var).map(|(_, slot)| slot.user).collect();
        for load in loads {
            self.uses_of(load, parts);
            self.module.remove(load);
        }
        let definition = self.module.defining_inst(var.into()).expect("a variable is defined");
        self.module.remove(definition);
    }

    /// Declares the planes and the parameters of an external texture.
    fn parts(&mut self, var: ValueId) -> Parts {
        let structure = *self.structure.get_or_insert_with(|| parameters::declare(self.module));
        let definition = self.module.defining_inst(var.into()).expect("a variable is defined");
        let name = self.module.value(var).name.map(|name| self.module.name(name).to_owned());
        let binding = self.module.binding_of(var);
        let first = self.config.first_binding;
        let part = |index: u32| binding.map(|at| Binding { binding: first + 2 * at.binding + index, ..at });
        let sampled = SampledKind::Sampled(TypeId::F32);
        let types = &mut self.module.store.types;
        let plane = types.intern(Type::Texture { dimension: TextureDimension::D2, kind: sampled });
        let plane = types.pointer(AddressSpace::Handle, plane, Access::Read);
        let uniform = types.pointer(AddressSpace::Uniform, structure, Access::Read);
        let mut b = Builder::before(self.module, definition);
        let mut declare = |ty: TypeId, binding: Option<Binding>, suffix: &str| {
            let value = b.var_of(ty, VarInfo { binding, ..VarInfo::default() }, None);
            match &name {
                Some(name) => b.name(value, &format!("{name}{suffix}")),
                None => value,
            }
        };
        let planes = [declare(plane, binding, ""), declare(plane, part(0), "_plane1")];
        Parts { planes, parameters: declare(uniform, part(1), "_parameters") }
    }

    /// Rewrites the calls that take what `load` loads.
    fn uses_of(&mut self, load: InstId, parts: Parts) {
        let texture = self.module.result(load).expect("a load has a result");
        let users: Vec<InstId> = self.module.uses(texture).map(|(_, slot)| slot.user).collect();
        for user in users {
            match lowering::step(self.module, user, self.target).expect("it takes an external texture") {
                Step::Dimensions => {
                    let mut b = Builder::before(self.module, user);
                    let size = b.member_pointer(parts.parameters, Member::Size as u32);
                    let size = b.load(size);
                    replace(self.module, user, size);
                }
                Step::Load => {
                    let structure = self.structure.expect("it was declared with the first variable");
                    let function = *self.load.get_or_insert_with(|| planes::load_function(self.module, structure));
                    let coords = self.module.operand(user, 1);
                    let mut b = Builder::before(self.module, user);
                    let coords = b.bitcast(TypeId::VEC2_U32, coords);
                    self.call(user, function, parts, &[coords]);
                }
                Step::Sample => {
                    let structure = self.structure.expect("it was declared with the first variable");
                    let function = *self.sample.get_or_insert_with(|| planes::sample_function(self.module, structure));
                    let (sampler, coords) = (self.module.operand(user, 1), self.module.operand(user, 2));
                    self.call(user, function, parts, &[sampler, coords]);
                }
            }
        }
    }

    fn call(&mut self, inst: InstId, function: FunctionId, parts: Parts, args: &[Value]) {
        let mut b = Builder::before(self.module, inst);
        let mut all = parts.planes.map(|plane| b.load(plane)).to_vec();
        all.push(b.load(parts.parameters));
        all.extend_from_slice(args);
        let value = b.call(function, &all).expect("it returns a colour");
        replace(self.module, inst, value);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text;

    #[test]
    fn external_textures_become_planes_and_parameters() {
        let source = "\
root {
  %frame: ptr<handle, texture_external, read> = var @group(1) @binding(2)
  %s: ptr<handle, sampler, read> = var @group(1) @binding(3)
}

fn corner(%t: texture_external, %at: vec2<i32>) -> vec4<f32> {
  %1: vec4<f32> = textureLoad %t, %at
  ret %1
}

@fragment
fn main(%uv: vec2<f32> @location(0)) -> vec4<f32> @location(0) uses %frame, %s {
  %2: texture_external = load %frame
  %3: sampler = load %s
  %4: vec4<f32> = textureSampleBaseClampToEdge %2, %3, %uv
  %5: vec2<u32> = textureDimensions %2
  %6: vec2<i32> = bitcast %5
  %7: vec4<f32> = call @corner, %2, %6
  %8: vec4<f32> = add %4, %7
  ret %8
}
";
        let mut module = text::parse(source).expect("it parses");
        external_textures(&mut module, &ExternalTexturesConfig::default(), &LoweringTarget::new(Target::Spirv))
            .expect("it never fails");
        crate::ir::validate(&module).expect("it is valid");
        let printed = text::print(&module, &text::PrintOptions::default());
        for expected in [
            "%frame: ptr<handle, texture_2d<f32>, read> = var @group(1) @binding(2)",
            "%frame_plane1: ptr<handle, texture_2d<f32>, read> = var @group(1) @binding(1004)",
            "%frame_parameters: ptr<uniform, ExternalTextureParameters, read> = var @group(1) @binding(1005)",
            "uses %frame, %frame_plane1, %frame_parameters, %s",
        ] {
            assert!(printed.contains(expected), "no '{expected}' in\n{printed}");
        }
        assert!(!printed.contains("texture_external"), "{printed}");
    }

    #[test]
    fn a_function_that_gets_one_from_nowhere_goes() {
        let source = "fn f(%t: texture_external) -> vec2<u32> {\n  %1: vec2<u32> = textureDimensions %t\n  ret %1\n}\n";
        let mut module = text::parse(source).expect("it parses");
        external_textures(&mut module, &ExternalTexturesConfig::default(), &LoweringTarget::new(Target::Spirv))
            .expect("it never fails");
        assert_eq!(module.function_order, []);
    }
}
