//! Functions: one of the IR for each kind of places that a function is called with.
//!
//! What is known of a place is part of the key: its variable, where that is the module's, and constant indices. The rest, pointers to
//! variables of callers and other indices, are parameters.

use hashbrown::HashSet;

use super::access::{Memory, Place, Ref};
use super::{Bound, Frame, Lowerer};
use crate::constant::ConstId;
use crate::ir::{self, Cursor, Op, Value, ValueId};
use crate::types::TypeId;
use crate::util::Range32;
use crate::wsl::ast::{Ast, Expr, ExprId, Space};
use crate::wsl::program::{Body, FunctionId, FunctionName, LocalId, Meaning, Program};
use crate::wsl::types::Ty;
use crate::wsl::{limits, rules};

/// A function and what is known of its arguments.
pub(super) type Key = (FunctionId, Vec<ParamKey>);

/// What is known of an argument.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum ParamKey {
    /// Nothing: it is that parameter of the IR's function.
    Value(usize),
    /// Where it refers to.
    Ref(RefKey),
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum RefKey {
    Pointer(PlaceKey),
    Elements(PlaceKey, Ty),
    One(PlaceKey),
    Handle(ValueId),
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum PlaceKey {
    Memory { root: RootKey, space: Space, path: Vec<StepKey>, ty: Ty },
    Cell(Box<RefKey>),
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum RootKey {
    Module(ValueId),
    Param(usize),
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum StepKey {
    Constant(ConstId),
    Param(usize),
}

/// An argument.
#[derive(Clone, Debug)]
pub(super) enum Arg {
    /// A value.
    Value(Value),
    /// A pointer, array reference, texture or sampler.
    Ref(Ref),
}

/// The variables that something else than their declaration changes, or whose address is taken.
pub(super) fn changed_locals(program: &Program) -> HashSet<LocalId> {
    let mut changed = HashSet::new();
    for (id, &(expr, _)) in program.ast.exprs.iter_enumerated() {
        let root = match expr {
            Expr::Assign(target, _) | Expr::Compound(_, target, _) => Some(target),
            Expr::Step { operand, .. } => Some(operand),
            Expr::AddressOf(inner) | Expr::MakeRef(inner) => Some(inner),
            Expr::Dot(base, _) | Expr::Index(base, _)
                if matches!(program.infos[id].meaning, Meaning::AddressTaker(_)) =>
            {
                Some(base)
            }
            _ => None,
        };
        let local = root.and_then(|root| root_local(&program.ast, program, root));
        changed.extend(local);
    }
    changed
}

/// The variables that are named before their declarations end: in their own initial values, where they are zero.
pub(super) fn self_named_locals(program: &Program) -> HashSet<LocalId> {
    let mut places: hashbrown::HashMap<LocalId, crate::diagnostic::Span> = hashbrown::HashMap::new();
    for (declarator, local) in program.ast.declarators.iter().zip(&program.declared) {
        if let (Some(value), Some(local)) = (declarator.initializer, local) {
            places.insert(*local, program.ast.expr_span(value));
        }
    }
    let named = program.infos.iter_enumerated().filter_map(|(expr, info)| match info.meaning {
        Meaning::Local(local) => Some((local, program.ast.expr_span(expr))),
        _ => None,
    });
    let stands_in = |(local, span): &(LocalId, crate::diagnostic::Span)| {
        places.get(local).is_some_and(|place| place.start <= span.start && span.end <= place.end)
    };
    named.filter(stands_in).map(|(local, _)| local).collect()
}

/// The function that declares each variable of `threadgroup` memory.
pub(super) fn owners(program: &Program) -> hashbrown::HashMap<LocalId, FunctionId> {
    let mut starts: Vec<(u32, FunctionId)> =
        program.functions.iter_enumerated().map(|(id, function)| (function.span.start, id)).collect();
    starts.sort_unstable();
    let shared = program.locals.iter_enumerated().filter(|(_, local)| local.space == Space::Threadgroup);
    // Functions do not nest: a variable is of the last function that starts before it.
    shared
        .filter_map(|(id, local)| {
            let index = starts.partition_point(|&(start, _)| start < local.span.start).checked_sub(1)?;
            Some((id, starts[index].1))
        })
        .collect()
}

/// The variable that an expression names a part of.
fn root_local(ast: &Ast, program: &Program, mut expr: ExprId) -> Option<LocalId> {
    loop {
        expr = match ast.expr(expr) {
            Expr::Paren(inner) | Expr::Dot(inner, _) | Expr::Index(inner, _) => inner,
            Expr::Name(_) => {
                return match program.infos[expr].meaning {
                    Meaning::Local(local) => Some(local),
                    _ => None,
                };
            }
            _ => return None,
        };
    }
}

impl Lowerer<'_, '_> {
    /// Whether a function takes or gives what is no value of the IR.
    pub(super) fn needs_places(&self, id: FunctionId) -> bool {
        let types = &self.program.types;
        let function = &self.program.functions[id];
        let is_place = |&ty: &Ty| types.is_reference(ty) || types.is_opaque(ty);
        function.param_types.iter().chain([&function.result]).any(is_place)
            || !matches!(function.body, Body::Statements(_))
    }

    /// The key of a call, with the arguments that the IR's function takes.
    pub(super) fn key(&mut self, id: FunctionId, args: &[Arg]) -> (Key, Vec<Value>) {
        let mut values: Vec<Value> = Vec::new();
        let mut keys = Vec::new();
        for arg in args {
            keys.push(match arg {
                Arg::Value(value) => {
                    values.push(*value);
                    ParamKey::Value(values.len() - 1)
                }
                Arg::Ref(_) => ParamKey::Value(usize::MAX),
            });
        }
        for (key, arg) in keys.iter_mut().zip(args) {
            if let Arg::Ref(reference) = arg {
                *key = ParamKey::Ref(ref_key(self, reference, &mut values));
            }
        }
        ((id, keys), values)
    }

    /// The function of the IR for a function whose parameters are all values.
    pub(super) fn instance(&mut self, id: FunctionId) -> ir::FunctionId {
        let param_types = self.program.functions[id].param_types.clone();
        let types: Vec<TypeId> = param_types.iter().map(|&ty| self.ty(ty)).collect();
        let keys = (0..types.len()).map(ParamKey::Value).collect();
        self.instance_of((id, keys), &types)
    }

    /// The function of the IR for a key.
    pub(super) fn instance_of(&mut self, key: Key, types: &[TypeId]) -> ir::FunctionId {
        if let Some(&known) = self.instances.get(&key) {
            return known;
        }
        let (id, keys) = (key.0, key.1.clone());
        let function = &self.program.functions[id];
        let name = self.ir_name(id);
        let name = self.unique(&name);
        let result = self.ty(function.result);
        let made = self.b.module.create_function(name, result, types);
        self.b.module.function_mut(made).span = function.span;
        self.instances.insert(key, made);
        if self.depth >= limits::INLINE_NESTING {
            let message = format!("calls with pointers nest deeper than {} levels", limits::INLINE_NESTING);
            self.fail(rules::EXPANSION, function.span, message);
        }
        if self.error.is_none() {
            self.depth += 1;
            self.function_body(id, made, |l, params| {
                let args: Vec<Arg> = keys.iter().map(|key| rebuilt(key, params)).collect();
                l.bind_params(id, &args);
            });
            self.depth -= 1;
        }
        self.finished.push(made);
        made
    }

    /// Lowers the statements of a function into one of the IR.
    pub(super) fn function_body(
        &mut self,
        id: FunctionId,
        made: ir::FunctionId,
        bind: impl FnOnce(&mut Self, &[Value]),
    ) {
        let body = self.b.module.function(made).block;
        let cursor = std::mem::replace(&mut self.b.cursor, Cursor::End(body));
        let span = self.b.span;
        let frame = std::mem::take(&mut self.frame);
        let controls = std::mem::take(&mut self.controls);
        let reachable = std::mem::replace(&mut self.reachable, true);
        let between_rounds = std::mem::take(&mut self.between_rounds);
        let params: Vec<Value> = self.b.module.function_params(made).iter().map(Value::from).collect();
        bind(self, &params);
        if let Body::Statements(list) = self.program.functions[id].body {
            self.body(list, self.program.functions[id].result);
        }
        self.frame = frame;
        self.controls = controls;
        self.reachable = reachable;
        self.between_rounds = between_rounds;
        self.b.cursor = cursor;
        self.b.span = span;
    }

    fn body(&mut self, list: Range32, result: Ty) {
        self.statements(list);
        if self.reachable {
            let op = if result == Ty::VOID { Op::Return } else { Op::Unreachable };
            self.b.exit(op, &[]);
        }
    }

    /// Says what the parameters of a function are.
    pub(super) fn bind_params(&mut self, id: FunctionId, args: &[Arg]) {
        let program = self.program;
        let function = &program.functions[id];
        for (&local, arg) in function.params.iter().zip(args) {
            let data = program.locals[local];
            let bound = match arg {
                Arg::Ref(reference) => {
                    if let Ref::Pointer(Place::Memory(memory)) | Ref::Elements(memory, _) = reference {
                        self.name(memory.root, data.name);
                    }
                    Bound::Ref(reference.clone())
                }
                Arg::Value(value) => {
                    let name = data.name;
                    if self.changed.contains(&local) {
                        let memory = self.thread_variable(data.ty, Some(*value));
                        self.name(memory.root, name);
                        Bound::Place(Place::Memory(memory))
                    } else {
                        self.name(*value, name);
                        Bound::Value(*value)
                    }
                }
            };
            self.frame.locals.insert(local, bound);
        }
    }

    /// Names a value that has no name yet.
    pub(super) fn name(&mut self, value: Value, name: Option<crate::util::Symbol>) {
        if let (Some(id), Some(name)) = (value.as_defined(), name)
            && self.b.module.value(id).name.is_none()
        {
            self.b.module.set_name(id, Some(name));
        }
    }

    /// What a function is called in the IR: operators get names of letters.
    pub(super) fn ir_name(&self, id: FunctionId) -> String {
        let program = self.program;
        let letters =
            |text: String| text.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect::<String>();
        let symbol = match program.functions[id].name {
            FunctionName::Cast(ty) => return letters(format!("to_{}", program.types.name(ty, &program.symbols))),
            FunctionName::Plain(symbol) => program.symbols.resolve(symbol),
        };
        let Some(operator) = symbol.strip_prefix("operator") else { return symbol.to_owned() };
        let arity = program.functions[id].param_types.len();
        let name = match operator {
            "+" if arity == 1 => "plus",
            "-" if arity == 1 => "negate",
            "+" => "add",
            "-" => "subtract",
            "*" => "multiply",
            "/" => "divide",
            "%" => "remainder",
            "&" => "and",
            "|" => "or",
            "^" => "xor",
            "~" => "complement",
            "!" => "not",
            "<<" => "shift_left",
            ">>" => "shift_right",
            "==" => "equal",
            "!=" => "not_equal",
            "<" => "less",
            ">" => "greater",
            "<=" => "less_equal",
            ">=" => "greater_equal",
            "++" => "increment",
            "--" => "decrement",
            "[]" => "get_element",
            "[]=" => "set_element",
            _ => {
                let property = operator.trim_start_matches('.');
                return match property.strip_suffix('=') {
                    Some(property) => letters(format!("set_{property}")),
                    None => letters(format!("get_{property}")),
                };
            }
        };
        name.to_owned()
    }

    /// Lowers a function in place of a call; what it gives.
    pub(super) fn inline(&mut self, id: FunctionId, args: &[Arg]) -> Option<Ref> {
        let span = self.program.functions[id].span;
        if self.depth >= limits::INLINE_NESTING {
            let message = format!("calls with pointers nest deeper than {} levels", limits::INLINE_NESTING);
            self.fail(rules::EXPANSION, span, message);
            return None;
        }
        self.depth += 1;
        // There is no recursion, so that the variables of caller and callee share one table.
        let mut outer = std::mem::take(&mut self.frame);
        self.frame = Frame { locals: std::mem::take(&mut outer.locals), is_inlined: true, ..Frame::default() };
        self.bind_params(id, args);
        if let Body::Statements(list) = self.program.functions[id].body {
            self.statements(list);
        }
        let given = self.frame.given.take();
        let locals = std::mem::take(&mut self.frame.locals);
        self.frame = Frame { locals, ..outer };
        self.depth -= 1;
        if given.is_none() {
            self.fail(rules::UNSUPPORTED, span, "a function that gives a pointer and never ends is not translated");
        }
        self.reachable = true;
        given
    }
}

fn ref_key(lowerer: &Lowerer<'_, '_>, reference: &Ref, values: &mut Vec<Value>) -> RefKey {
    match reference {
        Ref::Pointer(place) => RefKey::Pointer(place_key(lowerer, place, values)),
        Ref::One(place) => RefKey::One(place_key(lowerer, place, values)),
        Ref::Elements(memory, elem) => RefKey::Elements(memory_key(memory, values), *elem),
        Ref::Handle(var) => RefKey::Handle(var.as_defined().expect("textures and samplers are variables")),
    }
}

fn place_key(lowerer: &Lowerer<'_, '_>, place: &Place, values: &mut Vec<Value>) -> PlaceKey {
    match place {
        Place::Memory(memory) => memory_key(memory, values),
        Place::Cell(inner) => PlaceKey::Cell(Box::new(ref_key(lowerer, inner, values))),
        Place::Value(value, ty) => {
            debug_assert!(lowerer.error.is_some(), "pointers point into memory");
            let memory = Memory { root: *value, space: Space::Thread, path: smallvec::SmallVec::new(), ty: *ty };
            memory_key(&memory, values)
        }
        Place::Part(base, ..) => place_key(lowerer, base, values),
    }
}

fn memory_key(memory: &Memory, values: &mut Vec<Value>) -> PlaceKey {
    // A variable that several arguments point into is passed once, so that no two pointers name one memory.
    let mut param = |value: Value| match values.iter().position(|&known| known == value) {
        Some(known) if memory.root == value => known,
        _ => {
            values.push(value);
            values.len() - 1
        }
    };
    let root = match (memory.space, memory.root.as_defined()) {
        (Space::Thread, _) | (_, None) => RootKey::Param(param(memory.root)),
        (_, Some(root)) => RootKey::Module(root),
    };
    let path = memory.path.iter().map(|&step| match step.as_constant() {
        Some(constant) => StepKey::Constant(constant),
        None => StepKey::Param(param(step)),
    });
    let path = path.collect();
    PlaceKey::Memory { root, space: memory.space, path, ty: memory.ty }
}

/// What an argument is inside the function, whose parameters these are.
fn rebuilt(key: &ParamKey, params: &[Value]) -> Arg {
    match key {
        ParamKey::Value(index) => Arg::Value(params[*index]),
        ParamKey::Ref(key) => Arg::Ref(rebuilt_ref(key, params)),
    }
}

fn rebuilt_ref(key: &RefKey, params: &[Value]) -> Ref {
    match key {
        RefKey::Pointer(place) => Ref::Pointer(rebuilt_place(place, params)),
        RefKey::One(place) => Ref::One(rebuilt_place(place, params)),
        RefKey::Elements(place, elem) => match rebuilt_place(place, params) {
            Place::Memory(memory) => Ref::Elements(memory, *elem),
            place => Ref::One(place),
        },
        RefKey::Handle(var) => Ref::Handle((*var).into()),
    }
}

fn rebuilt_place(key: &PlaceKey, params: &[Value]) -> Place {
    match key {
        PlaceKey::Cell(inner) => Place::Cell(Box::new(rebuilt_ref(inner, params))),
        PlaceKey::Memory { root, space, path, ty } => {
            let root = match root {
                RootKey::Module(var) => (*var).into(),
                RootKey::Param(index) => params[*index],
            };
            let path = path.iter().map(|step| match step {
                StepKey::Constant(constant) => (*constant).into(),
                StepKey::Param(index) => params[*index],
            });
            Place::Memory(Memory { root, space: *space, path: path.collect(), ty: *ty })
        }
    }
}
