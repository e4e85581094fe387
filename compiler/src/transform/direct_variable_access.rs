//! Makes functions name the variables that their pointer parameters point into, where a target cannot pass such pointers.
//!
//! A function is specialised for each combination of roots and paths that its calls pass: a pointer into a module-scope variable is
//! replaced by the indices that its path has, a pointer into a variable of the caller by a pointer to the whole and the indices,
//! a texture or sampler by nothing: the function loads it from its variable.

mod clone_body;

use hashbrown::HashMap;
use smallvec::SmallVec;

use super::{Transform, read_settings};
use crate::diagnostic::Diagnostics;
use crate::intrinsics::BuiltinFn;
use crate::ir::{Builder, Cursor, DialectProperties, FunctionId, InstId, Module, Op, Value, ValueId};
use crate::types::{AddressSpace, Type, TypeId};
use crate::util::{Id, OptionType, OptionValue};
use clone_body::clone_body;

pub(super) const INFO: Transform = Transform {
    name: "direct_variable_access",
    description: "specialises functions for the variables that pointers passed to them point into",
    accepts: DialectProperties::DUPLICATE_NAMES
        .union(DialectProperties::DIALECT_CALLS)
        .union(DialectProperties::IO_VARIABLES),
    adds: DialectProperties::DUPLICATE_NAMES,
    removes: DialectProperties::CORE,
    follows: &[],
    options: DirectVariableAccessConfig::TABLE,
    run: |module, settings| direct_variable_access(module, &read_settings(settings)?),
};

crate::option_table! {
    /// Which pointers may not be passed.
    #[derive(Copy, Eq)]
    pub struct DirectVariableAccessConfig {
        /// Pointers into uniform and storage buffers and immediates.
        buffers: bool = true,
        /// Pointers into module-scope variables of any other address space.
        globals: bool = false,
        /// Pointers to parts of variables of any other address space.
        parts: bool = true,
        /// Textures and samplers.
        handles: Handles = (Handles::None),
        /// Pointers to buffers of bytes, and views of them.
        views: bool = false,
    }
}

impl DirectVariableAccessConfig {
    /// All may be passed.
    pub const NONE: Self = Self { buffers: false, globals: false, parts: false, handles: Handles::None, views: false };
}

/// Which textures and samplers may not be passed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Handles {
    /// All may be passed.
    None,
    /// External textures.
    External,
    /// None may be passed.
    All,
}

impl OptionType for Handles {
    const KIND: &'static str = "choice";

    fn read(value: &OptionValue, _: &'static [&'static str]) -> Result<Self, String> {
        match value {
            OptionValue::Text(text) if text == "none" => Ok(Self::None),
            OptionValue::Text(text) if text == "external" => Ok(Self::External),
            OptionValue::Text(text) if text == "all" => Ok(Self::All),
            _ => Err("one of none, external, all".to_owned()),
        }
    }
}

impl Handles {
    /// Whether a value of that type, if it is a texture or sampler, may not be passed.
    fn includes(self, module: &Module, ty: TypeId) -> bool {
        match self {
            Self::None => false,
            Self::External => ty == TypeId::EXTERNAL_TEXTURE,
            Self::All => module.store.types.is_handle(ty),
        }
    }
}

/// Specialises functions. The originals stay where something else still calls them, or nothing ever did and a caller could.
pub fn direct_variable_access(module: &mut Module, config: &DirectVariableAccessConfig) -> Result<(), Diagnostics> {
    INFO.apply(module, |module| {
        let is_concerned = |module: &Module, function: FunctionId| {
            module.function_params(function).iter().map(|param| module.value(param).ty).any(|ty| {
                matches!(module.store.types.get(ty), Type::Pointer { .. }) || config.handles.includes(module, ty)
            })
        };
        if !module.function_order.iter().any(|&function| is_concerned(module, function)) {
            return Ok(());
        }
        let originals = module.function_order.clone();
        let is_called = vec![false; module.function_count()];
        let mut state = State { module, config, variants: HashMap::new(), of: HashMap::new(), is_called };
        state.run(&originals);
        Ok(())
    })
}

/// One step of a path.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
enum Step {
    /// An index, or an argument of a view, that is known here.
    Constant(u32),
    /// One that is passed, by its type.
    Passed(TypeId),
    /// A view of a buffer, by the pointer's type. Its arguments come before.
    View(BuiltinFn, TypeId),
    /// A buffer taken for a smaller one, by the pointer's type.
    Narrowed(TypeId),
}

/// What a pointer is made by, of another pointer.
#[derive(Copy, Clone)]
enum Link {
    Value(Value),
    Step(Step),
}

/// What a call passes for one parameter.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Shape {
    /// The argument itself.
    Argument,
    /// A pointer into a module-scope variable.
    Global(ValueId, SmallVec<[Step; 4]>),
    /// A pointer into what another pointer, of that type, points to.
    Part(TypeId, SmallVec<[Step; 4]>),
    /// The texture or sampler of a module-scope variable.
    Handle(ValueId),
}

struct State<'m, 'c> {
    module: &'m mut Module,
    config: &'c DirectVariableAccessConfig,
    variants: HashMap<(FunctionId, Vec<Shape>), FunctionId>,
    /// The variants of each function in the order made.
    of: HashMap<FunctionId, Vec<FunctionId>>,
    /// Whether a call is left of the function.
    is_called: Vec<bool>,
}

impl State<'_, '_> {
    /// Callers before callees, so that every pointer's root is known when its call is seen.
    fn run(&mut self, originals: &[FunctionId]) {
        let mut order: Vec<FunctionId> = Vec::new();
        for &original in originals.iter().rev() {
            let is_entry = self.module.function(original).stage.is_some();
            let variants = self.of.remove(&original).unwrap_or_default();
            for &variant in variants.iter().rev() {
                self.calls(variant);
                order.push(variant);
            }
            let is_kept =
                is_entry || self.is_called[original.index()] || variants.is_empty() && self.can_be_called(original);
            if is_kept {
                self.calls(original);
                order.push(original);
            } else {
                let block = self.module.function(original).block;
                while let Some(inst) = self.module.last_inst(block) {
                    self.module.remove(inst);
                }
            }
        }
        order.reverse();
        self.module.function_order = order;
    }

    /// Whether a function may have parameters of the types that it has. One of a library, which nothing calls, may not be known by any
    /// other.
    fn can_be_called(&self, function: FunctionId) -> bool {
        !self.module.function_params(function).iter().any(|param| {
            let ty = self.module.value(param).ty;
            let space = match self.module.store.types.get(ty) {
                Type::Pointer { space, .. } => Some(space),
                _ => None,
            };
            let is_buffer = space.is_some_and(AddressSpace::is_buffer);
            let is_shared = space == Some(AddressSpace::Workgroup);
            is_buffer && self.config.buffers
                || is_shared && self.config.globals
                || self.config.handles.includes(self.module, ty)
        })
    }

    fn calls(&mut self, function: FunctionId) {
        let block = self.module.function(function).block;
        for inst in self.module.nested_insts_where(block, |op| op == Op::Call) {
            self.call(inst);
        }
    }

    fn call(&mut self, inst: InstId) {
        let callee = self.module.operand(inst, 0).as_function().expect("a call has a callee");
        let args: SmallVec<[Value; 8]> = self.module.operands(inst).skip(1).collect();
        let mut shapes = Vec::new();
        let mut passed = SmallVec::<[Value; 8]>::new();
        for arg in args {
            shapes.push(self.shape(arg, &mut passed));
        }
        if shapes.iter().all(|shape| *shape == Shape::Argument) {
            self.is_called[callee.index()] = true;
            return;
        }
        let variant = self.variant(callee, shapes);
        passed.insert(0, variant.into());
        self.module.set_operands(inst, &passed);
    }

    /// What an argument is, and what is passed for it instead.
    fn shape(&mut self, arg: Value, passed: &mut SmallVec<[Value; 8]>) -> Shape {
        if let Some(variable) = self.handle(arg) {
            return Shape::Handle(variable);
        }
        let Type::Pointer { space, .. } = self.module.shape_of(arg) else {
            passed.push(arg);
            return Shape::Argument;
        };
        let (root, path) = self.trace(arg);
        let is_buffer = space.is_buffer();
        let root_id = root.as_defined().expect("a pointer is defined");
        let is_global =
            self.module.defining_inst(root).and_then(|inst| self.module.inst_block(inst)) == Some(self.module.root());
        let is_view = self.is_of_buffer(root);
        let is_wanted = match is_buffer {
            _ if is_view => self.config.views || self.config.buffers,
            true => self.config.buffers,
            false => is_global && self.config.globals || !path.is_empty() && self.config.parts,
        };
        if !is_wanted {
            passed.push(arg);
            return Shape::Argument;
        }
        if !is_global {
            passed.push(root);
        }
        let mut steps = SmallVec::new();
        for link in path {
            let index = match link {
                Link::Value(value) => value,
                Link::Step(step) => {
                    steps.push(step);
                    continue;
                }
            };
            let constant = index.as_constant().and_then(|constant| self.module.store.constants.as_integer(constant));
            steps.push(match constant {
                Some(index) => Step::Constant(index as u32),
                _ => {
                    passed.push(index);
                    Step::Passed(self.module.type_of(index))
                }
            });
        }
        if is_global { Shape::Global(root_id, steps) } else { Shape::Part(self.module.type_of(root), steps) }
    }

    /// The variable that a texture or sampler was loaded from, if it may not be passed. A parameter of a function that no entry point
    /// calls comes from none.
    fn handle(&self, arg: Value) -> Option<ValueId> {
        if !self.config.handles.includes(self.module, self.module.type_of(arg)) {
            return None;
        }
        let load = self.module.defining_inst(arg).filter(|&inst| self.module.inst(inst).op == Op::Load)?;
        self.module.operand(load, 0).as_defined()
    }

    /// The pointer that a pointer was made from, and the steps on the way.
    fn trace(&self, pointer: Value) -> (Value, SmallVec<[Link; 4]>) {
        let mut root = pointer;
        let mut path = SmallVec::<[Link; 4]>::new();
        while let Some(inst) = self.module.defining_inst(root) {
            let operands = || self.module.operands(inst).skip(1).map(Link::Value);
            let ty = self.module.type_of(root);
            match self.module.inst(inst).op {
                Op::Access => path.insert_many(0, operands()),
                Op::Let => {}
                Op::Convert => path.insert(0, Link::Step(Step::Narrowed(ty))),
                Op::Builtin(function @ (BuiltinFn::BufferView | BuiltinFn::BufferArrayView)) => {
                    path.insert(0, Link::Step(Step::View(function, ty)));
                    path.insert_many(0, operands());
                }
                _ => break,
            }
            root = self.module.operand(inst, 0);
        }
        (root, path)
    }

    fn is_of_buffer(&self, root: Value) -> bool {
        let Type::Pointer { store, .. } = self.module.shape_of(root) else { return false };
        matches!(self.module.store.types.get(store), Type::Buffer(_))
    }

    fn variant(&mut self, callee: FunctionId, shapes: Vec<Shape>) -> FunctionId {
        let key = (callee, shapes);
        if let Some(&variant) = self.variants.get(&key) {
            return variant;
        }
        let variant = self.specialise(callee, &key.1);
        self.of.entry(callee).or_default().push(variant);
        self.variants.insert(key, variant);
        variant
    }

    fn specialise(&mut self, callee: FunctionId, shapes: &[Shape]) -> FunctionId {
        let params: Vec<ValueId> = self.module.function_params(callee).iter().collect();
        let mut types = Vec::new();
        for (param, shape) in params.iter().zip(shapes) {
            let steps = match shape {
                Shape::Argument => {
                    types.push(self.module.value(*param).ty);
                    continue;
                }
                Shape::Handle(_) => continue,
                Shape::Global(_, steps) => steps,
                Shape::Part(root, steps) => {
                    types.push(*root);
                    steps
                }
            };
            types.extend(steps.iter().filter_map(|step| match step {
                Step::Passed(ty) => Some(*ty),
                Step::Constant(_) | Step::View(..) | Step::Narrowed(_) => None,
            }));
        }
        let source = self.module.function(callee).clone();
        let variant = self.module.create_function(source.name, source.return_type, &types);
        self.is_called.push(true);
        self.module.function_mut(variant).span = source.span;
        let values = self.param_values(variant, &params, shapes);
        clone_body(self.module, callee, variant, &values);
        variant
    }

    /// The values, at the start of the variant, of the parameters that the original has.
    fn param_values(&mut self, variant: FunctionId, params: &[ValueId], shapes: &[Shape]) -> Vec<Value> {
        let block = self.module.function(variant).block;
        let mut passed = self.module.function_params(variant).iter().collect::<Vec<_>>().into_iter();
        let mut next = || passed.next().expect("there is a parameter for each value passed");
        let mut values = Vec::new();
        for (&param, shape) in params.iter().zip(shapes) {
            let data = *self.module.value(param);
            let (root, steps) = match shape {
                Shape::Argument => {
                    let value = next();
                    self.module.set_name(value, data.name);
                    values.push(value.into());
                    continue;
                }
                Shape::Handle(variable) => {
                    values.push(Builder::new(self.module, Cursor::End(block)).load((*variable).into()));
                    continue;
                }
                Shape::Global(root, steps) => (*root, steps),
                Shape::Part(_, steps) => (next(), steps),
            };
            let mut b = Builder::new(self.module, Cursor::End(block));
            values.push(follow(&mut b, root.into(), steps, data.ty, &mut next));
        }
        values
    }
}

/// The pointer of type `ty` that steps lead to from `root`.
fn follow(b: &mut Builder<'_>, root: Value, steps: &[Step], ty: TypeId, next: &mut dyn FnMut() -> ValueId) -> Value {
    let mut pointer = root;
    let mut values = SmallVec::<[Value; 4]>::new();
    for step in steps {
        match *step {
            Step::Constant(index) => values.push(b.u32(index)),
            Step::Passed(_) => values.push(next().into()),
            Step::View(function, ty) => {
                values.insert(0, pointer);
                pointer = b.builtin_value(function, ty, &values);
                values.clear();
            }
            Step::Narrowed(ty) => pointer = b.emit_value(Op::Convert, &[pointer], ty),
        }
    }
    if values.is_empty() { pointer } else { b.access(ty, pointer, &values) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text;

    #[test]
    fn pointers_into_buffers_become_indices() {
        let source = "\
struct S {
  a: array<u32, 4>
}

root {
  %s: ptr<storage, array<S>, read_write> = var @group(0) @binding(0)
}

fn leaf(%p: ptr<storage, u32, read_write>, %v: u32) {
  store %p, %v
  ret
}

fn middle(%q: ptr<storage, S, read_write>, %i: u32) {
  %1: ptr<storage, u32, read_write> = access %q, 0u, %i
  call @leaf, %1, 7u
  ret
}

@compute @workgroup_size(1u, 1u, 1u)
fn main(%id: u32 @builtin(local_invocation_index)) {
  %2: ptr<storage, S, read_write> = access %s, %id
  call @middle, %2, 1u
  call @middle, %2, 2u
  ret
}
";
        let mut module = text::parse(source).expect("it parses");
        direct_variable_access(&mut module, &DirectVariableAccessConfig::default()).expect("it never fails");
        let printed = text::print(&module, &text::PrintOptions::default());
        assert_eq!(module.function_order.len(), 3, "{printed}");
        assert!(!printed.contains(": ptr<storage, u32, read_write>,"), "{printed}");
        assert!(printed.contains("access %s, %"), "{printed}");
        crate::ir::validate(&module).expect("it is valid");
    }

    #[test]
    fn textures_are_loaded_where_they_are_used() {
        let source = "\
root {
  %a: ptr<handle, texture_2d<f32>, read> = var @group(0) @binding(0)
  %b: ptr<handle, texture_2d<f32>, read> = var @group(0) @binding(1)
}

fn leaf(%t: texture_2d<f32>, %at: vec2<u32>) -> vec4<f32> {
  %1: vec4<f32> = textureLoad %t, %at, 0i
  ret %1
}

fn middle(%at: vec2<u32>, %u: texture_2d<f32>) -> vec4<f32> {
  %2: vec4<f32> = call @leaf, %u, %at
  ret %2
}

@fragment
fn main() -> vec4<f32> @location(0) {
  %3: texture_2d<f32> = load %a
  %4: texture_2d<f32> = load %b
  %5: vec4<f32> = call @middle, zero vec2<u32>, %3
  %6: vec4<f32> = call @middle, zero vec2<u32>, %4
  %7: vec4<f32> = call @middle, zero vec2<u32>, %3
  %8: vec4<f32> = add %5, %6
  %9: vec4<f32> = add %8, %7
  ret %9
}
";
        let mut module = text::parse(source).expect("it parses");
        let config = DirectVariableAccessConfig { handles: Handles::All, ..DirectVariableAccessConfig::default() };
        direct_variable_access(&mut module, &config).expect("it never fails");
        let printed = text::print(&module, &text::PrintOptions::default());
        assert_eq!(module.function_order.len(), 5, "{printed}");
        assert!(!printed.contains("(%t: ") && !printed.contains("%u: texture"), "{printed}");
        crate::ir::validate(&module).expect("it is valid");
    }
}
