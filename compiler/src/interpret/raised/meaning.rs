//! What a call of a dialect's function means, as instructions of the core: the text after `@means` in its definition.
//!
//! ```text
//! let taken = atomicCompareExchangeWeak(object, *expected, desired); *expected = taken.old_value; taken.exchanged
//! ```
//!
//! Statements stand between semicolons; the last may be the value. Names are those of the parameters. `each` at the beginning: of vectors,
//! each component has its own. Numbers take the type that stands beside them; an assignment converts to what the memory holds.

use hashbrown::HashMap;

use crate::constant::{EvalStage, Value as Constant};
use crate::intrinsics::{BinaryOp, BuiltinFn, Lookup, UnaryOp};
use crate::ir::{Builder, Op, Value};
use crate::types::{AddressSpace, Type, TypeId};

/// Something said of the meaning, where it cannot be built: a mistake in the definition, or a call of other types than it speaks of.
pub(super) type Built<T> = Result<T, String>;

/// What an expression gives.
#[derive(Copy, Clone, Debug)]
enum Term {
    /// A value, pointers included.
    Value(Value),
    /// Memory that a pointer points to.
    Memory(Value),
    /// A number that has no type yet.
    Number(f64),
    /// Nothing.
    Nothing,
}

/// Builds the meaning of a call at the builder's place; its value, if it has one.
pub(super) fn build(
    b: &mut Builder<'_>,
    lookup: &mut Lookup<'_>,
    means: &str,
    names: &[&str],
    arguments: &[Value],
    result: TypeId,
) -> Built<Option<Value>> {
    let Some(each) = means.strip_prefix("each ") else {
        return build_one(b, lookup, means, names, arguments, result);
    };
    let count = match b.module.store.types.get(result) {
        Type::Vector { size, .. } => size,
        _ => return build_one(b, lookup, each, names, arguments, result),
    };
    let elem = b.module.store.types.deepest_elem(result);
    let mut parts = Vec::new();
    for index in 0..count {
        let is_vector = |b: &Builder<'_>, value: Value| b.module.store.types.is_vector(b.module.type_of(value));
        let component = |value: &Value| if is_vector(b, *value) { b.extract(*value, index.into()) } else { *value };
        let arguments: Vec<Value> = arguments.iter().map(component).collect();
        parts.extend(build_one(b, lookup, each, names, &arguments, elem)?);
    }
    Ok(Some(b.construct(result, &parts)))
}

fn build_one(
    b: &mut Builder<'_>,
    lookup: &mut Lookup<'_>,
    means: &str,
    names: &[&str],
    arguments: &[Value],
    result: TypeId,
) -> Built<Option<Value>> {
    let mut known: HashMap<&str, Term> = arguments.iter().flat_map(|&value| entries(b, value)).collect();
    known.extend(names.iter().zip(arguments).map(|(&name, &value)| (name, argument(b, value))));
    let mut maker = Maker { b, lookup, names: known, rest: means };
    let mut last = Term::Nothing;
    while !maker.peek().is_empty() {
        last = maker.statement()?;
        if !maker.eat(";") {
            break;
        }
    }
    if !maker.peek().is_empty() {
        return Err(format!("'{}' is not expected", maker.rest));
    }
    if result == TypeId::VOID {
        return Ok(None);
    }
    let value = maker.value_as(last, result)?;
    if maker.b.module.type_of(value) == result { Ok(Some(value)) } else { Err("it is of another type".to_owned()) }
}

struct Maker<'b, 'm, 't, 'c> {
    b: &'b mut Builder<'m>,
    lookup: &'b mut Lookup<'c>,
    names: HashMap<&'t str, Term>,
    rest: &'t str,
}

/// Binary operators by how tightly they bind, loosest first.
const LEVELS: [&[(&str, BinaryOp)]; 6] = [
    &[("==", BinaryOp::Equal), ("!=", BinaryOp::NotEqual)],
    &[
        ("<=", BinaryOp::LessEqual),
        (">=", BinaryOp::GreaterEqual),
        ("<", BinaryOp::LessThan),
        (">", BinaryOp::GreaterThan),
    ],
    &[("|", BinaryOp::Or), ("^", BinaryOp::Xor), ("&", BinaryOp::And)],
    &[("<<", BinaryOp::ShiftLeft), (">>", BinaryOp::ShiftRight)],
    &[("+", BinaryOp::Add), ("-", BinaryOp::Sub)],
    &[("*", BinaryOp::Mul), ("/", BinaryOp::Div), ("%", BinaryOp::Mod)],
];

impl<'t> Maker<'_, '_, 't, '_> {
    fn peek(&mut self) -> &'t str {
        self.rest = self.rest.trim_start();
        self.rest
    }

    /// Takes a punctuation mark, if it is one of itself and not the beginning of a longer one.
    fn eat(&mut self, mark: &str) -> bool {
        let Some(after) = self.peek().strip_prefix(mark) else { return false };
        let is_longer =
            matches!((mark, after.chars().next()), ("<" | ">", Some('=')) | ("<", Some('<')) | (">", Some('>')))
                || matches!((mark, after.chars().next()), ("=", Some('=')));
        if !is_longer {
            self.rest = after;
        }
        !is_longer
    }

    fn expect(&mut self, mark: &str) -> Built<()> {
        if self.eat(mark) { Ok(()) } else { Err(format!("'{mark}' is expected before '{}'", self.rest)) }
    }

    /// The end of a type's arguments, behind which another may follow at once.
    fn close(&mut self) -> Built<()> {
        self.rest = self.peek().strip_prefix('>').ok_or("'>' is expected")?;
        Ok(())
    }

    fn word(&mut self) -> Option<&'t str> {
        let text = self.peek();
        let end = text.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(text.len());
        let starts = text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_');
        if !starts {
            return None;
        }
        self.rest = &text[end..];
        Some(&text[..end])
    }

    fn statement(&mut self) -> Built<Term> {
        if let Some(after) = self.peek().strip_prefix("let ") {
            self.rest = after;
            let name = self.word().ok_or("a name is expected after 'let'")?;
            self.expect("=")?;
            let term = self.expression()?;
            let value = self.value(term)?;
            self.names.insert(name, Term::Value(value));
            return Ok(Term::Nothing);
        }
        let term = self.expression()?;
        if !self.eat("=") {
            return Ok(term);
        }
        let Term::Memory(pointer) = term else { return Err("only memory is assigned to".to_owned()) };
        let Type::Pointer { store, .. } = self.b.module.shape_of(pointer) else {
            unreachable!("memory is behind a pointer")
        };
        let term = self.expression()?;
        let value = self.value_as(term, store)?;
        let value = self.convert(value, store);
        self.b.store(pointer, value);
        Ok(Term::Nothing)
    }

    fn expression(&mut self) -> Built<Term> {
        self.level(0)
    }

    /// Operators of a level and those that bind tighter. Recursion is as deep as the definition nests.
    fn level(&mut self, level: usize) -> Built<Term> {
        let Some(operators) = LEVELS.get(level) else { return self.unary() };
        let mut lhs = self.level(level + 1)?;
        while let Some(&(_, op)) = operators.iter().find(|(mark, _)| self.eat(mark)) {
            let rhs = self.level(level + 1)?;
            lhs = Term::Value(self.binary(op, lhs, rhs)?);
        }
        Ok(lhs)
    }

    fn binary(&mut self, op: BinaryOp, lhs: Term, rhs: Term) -> Built<Value> {
        let is_shift = matches!(op, BinaryOp::ShiftLeft | BinaryOp::ShiftRight);
        let (lhs, rhs) = match (lhs, rhs) {
            (Term::Number(_), Term::Number(_)) => (self.value(lhs)?, self.value(rhs)?),
            (Term::Number(_), _) => {
                let rhs = self.value(rhs)?;
                (self.value_as(lhs, self.b.module.type_of(rhs))?, rhs)
            }
            _ => {
                let lhs = self.value(lhs)?;
                let wanted = if is_shift { TypeId::U32 } else { self.b.module.type_of(lhs) };
                (lhs, self.value_as(rhs, wanted)?)
            }
        };
        let [a, c] = [lhs, rhs].map(|value| self.b.module.type_of(value));
        let found = self.lookup.lookup_binary(&mut self.b.module.store, op, a, c, false, EvalStage::Runtime);
        let ret = found.map_err(|_| format!("no '{}' of these types", op.name()))?.ret;
        Ok(self.b.binary(op, ret, lhs, rhs))
    }

    fn unary(&mut self) -> Built<Term> {
        let op = match self.peek().as_bytes().first() {
            Some(b'-') => UnaryOp::Negation,
            Some(b'~') => UnaryOp::Complement,
            Some(b'!') => UnaryOp::Not,
            Some(b'*') => UnaryOp::Indirection,
            Some(b'&') => UnaryOp::AddressOf,
            _ => return self.postfix(),
        };
        self.rest = &self.rest[1..];
        let term = self.unary()?;
        Ok(match (op, term) {
            (UnaryOp::AddressOf, Term::Memory(pointer)) => Term::Value(pointer),
            (UnaryOp::AddressOf, _) => return Err("only memory has an address".to_owned()),
            (UnaryOp::Indirection, term) => Term::Memory(self.value(term)?),
            (op, term) => {
                let value = self.value(term)?;
                Term::Value(self.b.unary(op, value))
            }
        })
    }

    fn postfix(&mut self) -> Built<Term> {
        let mut term = self.primary()?;
        loop {
            term = if self.eat("[") {
                let index = self.expression()?;
                let index = self.value_as(index, TypeId::U32)?;
                self.expect("]")?;
                self.element(term, index)?
            } else if self.eat(".") {
                let name = self.word().ok_or("a member is expected after '.'")?;
                self.member(term, name)?
            } else {
                return Ok(term);
            };
        }
    }

    /// An element: of what a pointer points to, memory.
    fn element(&mut self, term: Term, index: Value) -> Built<Term> {
        let object = match term {
            Term::Memory(pointer) => pointer,
            term => self.value(term)?,
        };
        let known = index.as_constant().and_then(|id| self.b.module.store.constants.as_integer(id)).unwrap_or(0) as u32;
        let shape = self.b.module.shape_of(object);
        let types = &mut self.b.module.store.types;
        if let Type::Pointer { space, store, access } = shape {
            let element = types.element_type(store, known).ok_or("it has no elements")?;
            let ty = types.pointer(space, element, access);
            return Ok(Term::Memory(self.b.access(ty, object, &[index])));
        }
        let ty = self.b.module.type_of(object);
        let element = self.b.module.store.types.element_type(ty, known).ok_or("it has no elements")?;
        Ok(Term::Value(self.b.access(element, object, &[index])))
    }

    fn member(&mut self, term: Term, name: &str) -> Built<Term> {
        let value = self.value(term)?;
        let ty = self.b.module.type_of(value);
        let types = &self.b.module.store.types;
        let index = match types.as_struct(ty) {
            Some(structure) => structure.members.iter().position(|member| self.b.module.name(member.name) == name),
            None => "xyzw".find(name),
        };
        let index = index.ok_or_else(|| format!("there is no member '{name}'"))?;
        Ok(Term::Value(self.b.extract(value, index as u32)))
    }

    fn primary(&mut self) -> Built<Term> {
        if self.eat("(") {
            let term = self.expression()?;
            self.expect(")")?;
            return Ok(term);
        }
        if self.peek().starts_with(|c: char| c.is_ascii_digit()) {
            return self.number();
        }
        let Some(word) = self.word() else { return Err(format!("an expression is expected before '{}'", self.rest)) };
        if let Some(&term) = self.names.get(word) {
            return Ok(term);
        }
        let explicit = if word == "bitcast" {
            self.expect("<")?;
            let ty = self.ty()?;
            self.close()?;
            Some(ty)
        } else {
            None
        };
        self.expect("(")?;
        let mut arguments = Vec::new();
        while !self.eat(")") {
            arguments.push(self.expression()?);
            self.eat(",");
        }
        self.call(word, explicit, &arguments)
    }

    fn number(&mut self) -> Built<Term> {
        let text = self.peek();
        let end = text.find(|c: char| !c.is_ascii_alphanumeric() && c != '.').unwrap_or(text.len());
        self.rest = &text[end..];
        let number = match text[..end].strip_prefix("0x") {
            Some(digits) => u32::from_str_radix(digits, 16).ok().map(f64::from),
            None => text[..end].parse().ok(),
        };
        number.map(Term::Number).ok_or_else(|| format!("'{}' is no number", &text[..end]))
    }

    /// `u32`, `vec2<f16>` and their like.
    fn ty(&mut self) -> Built<TypeId> {
        let word = self.word().ok_or("a type is expected")?;
        let size = match word {
            "vec2" => 2,
            "vec3" => 3,
            "vec4" => 4,
            _ => return scalar(word).ok_or_else(|| format!("there is no type '{word}'")),
        };
        self.expect("<")?;
        let elem = self.ty()?;
        self.close()?;
        Ok(self.b.module.store.types.vector(elem, size))
    }

    fn call(&mut self, name: &str, explicit: Option<TypeId>, arguments: &[Term]) -> Built<Term> {
        let first = arguments.iter().find_map(|&term| match term {
            Term::Value(value) => Some(self.b.module.type_of(value)),
            _ => None,
        });
        if let (Some(wanted), [Term::Number(_)]) = (scalar(name), arguments) {
            return Ok(Term::Value(self.value_as(arguments[0], wanted)?));
        }
        let beside = first.map(|ty| self.b.module.store.types.deepest_elem(ty));
        let mut values = Vec::new();
        for &term in arguments {
            values.push(match (term, beside) {
                (Term::Number(_), Some(ty)) => self.value_as(term, ty)?,
                _ => self.value(term)?,
            });
        }
        if let Some(ty) = explicit {
            return Ok(Term::Value(self.b.bitcast(ty, values[0])));
        }
        if let Some(wanted) = scalar(name) {
            let shape = self.b.module.type_of(values[0]);
            let ty = self.b.module.store.types.with_scalar(shape, wanted);
            return Ok(Term::Value(self.convert(values[0], ty)));
        }
        if let Some(size) = name.strip_prefix("vec").and_then(|size| size.parse().ok()) {
            let elem = self.b.module.store.types.deepest_elem(self.b.module.type_of(values[0]));
            let ty = self.b.module.store.types.vector(elem, size);
            return Ok(Term::Value(self.b.construct(ty, &values)));
        }
        self.builtin(name, &mut values)
    }

    fn builtin(&mut self, name: &str, values: &mut [Value]) -> Built<Term> {
        let function = BuiltinFn::from_name(name).ok_or_else(|| format!("there is no function '{name}'"))?;
        if name.starts_with("atomic") {
            values[0] = self.as_atomic(values[0], values.get(1).copied());
        }
        let types: Vec<TypeId> = values.iter().map(|&value| self.b.module.type_of(value)).collect();
        let found = self.lookup.lookup_fn(&mut self.b.module.store, function, &[], &types, EvalStage::Runtime);
        let ret = found.map_err(|_| format!("no '{name}' takes what is given"))?.ret;
        Ok(self.b.builtin(function, ret, values).map_or(Term::Nothing, Term::Value))
    }

    /// A pointer to memory that is no atomic in the IR, and is used as one: the whole of an array behind it, or an element.
    fn as_atomic(&mut self, pointer: Value, beside: Option<Value>) -> Value {
        let Type::Pointer { space, store, access } = self.b.module.shape_of(pointer) else { return pointer };
        if matches!(self.b.module.store.types.get(store), Type::Atomic(_)) || space == AddressSpace::Function {
            return pointer;
        }
        let elem = beside.map_or(store, |value| self.b.module.type_of(value));
        let atomic = self.b.module.store.types.atomic(elem);
        let ty = self.b.module.store.types.pointer(space, atomic, access);
        self.b.emit_value(Op::Bitcast, &[pointer], ty)
    }

    /// A value, loaded where it is in memory.
    fn value(&mut self, term: Term) -> Built<Value> {
        match term {
            Term::Value(value) => Ok(value),
            Term::Memory(pointer) => Ok(self.b.load(pointer)),
            Term::Number(_) => self.value_as(term, TypeId::U32),
            Term::Nothing => Err("nothing is no value".to_owned()),
        }
    }

    /// A value; a number of the type, or of the type's scalars.
    fn value_as(&mut self, term: Term, ty: TypeId) -> Built<Value> {
        let Term::Number(number) = term else { return self.value(term) };
        let constant = match self.b.module.store.types.deepest_elem(ty) {
            TypeId::I32 => Constant::I32(number as i32),
            TypeId::U32 => Constant::U32(number as u32),
            TypeId::F32 => Constant::f32(number as f32),
            TypeId::F16 => Constant::F16(crate::constant::half::f16_from_f32(number as f32)),
            _ => return Err("a number stands where none can".to_owned()),
        };
        Ok(self.b.splat_constant(ty, constant))
    }

    /// A number in another type of the same shape.
    fn convert(&mut self, value: Value, ty: TypeId) -> Value {
        if self.b.module.type_of(value) == ty { value } else { self.b.convert(ty, value) }
    }
}

/// What an argument is: of one that is an entry of an enum, the number.
fn argument(b: &Builder<'_>, value: Value) -> Term {
    let is_entry = b.module.store.types.is_dialect(b.module.type_of(value));
    let number = value.as_constant().filter(|_| is_entry).and_then(|id| b.module.store.constants.as_integer(id));
    number.map_or(Term::Value(value), |number| Term::Number(number as f64))
}

/// The entries of the dialect's enum that an argument is one of, by name: what the meaning compares the argument with.
fn entries<'n>(b: &Builder<'_>, argument: Value) -> impl Iterator<Item = (&'n str, Term)> + use<'n> {
    let entries = match b.module.shape_of(argument) {
        Type::Dialect { kind, .. } => kind.entries(),
        _ => &[],
    };
    entries.iter().map(|&(name, number)| (name, Term::Number(number.into())))
}

fn scalar(name: &str) -> Option<TypeId> {
    Some(match name {
        "i32" => TypeId::I32,
        "u32" => TypeId::U32,
        "f32" => TypeId::F32,
        "f16" => TypeId::F16,
        "bool" => TypeId::BOOL,
        _ => return None,
    })
}
