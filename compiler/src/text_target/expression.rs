//! Expressions: values, and the memory that pointers point to.
//!
//! Parentheses stand where WGSL's grammar asks for them or a reader of C would have to think: only comparisons of sums, sums of
//! products and chains that lean to the left go without. The depth of inlined expressions was bounded when they were inlined.

use super::{Language, Printer};
use crate::constant::ConstId;
use crate::intrinsics::BinaryOp;
use crate::ir::{FunctionId, InstId, Op, Value, ValueDef, ValueId, ValueKind};
use crate::types::{StructId, Type, TypeId};

/// How tightly the text of an expression holds together, loosest first.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Precedence {
    /// `a < b`; WGSL takes two of them in one argument list for a template list.
    Comparison,
    /// `a & b`, `a << b`: stands in an argument list, mixes with nothing.
    Loose,
    /// `a + b`
    Additive,
    /// `a * b`
    Multiplicative,
    /// `-a`, `*a`, `&a`, and negative literals.
    Unary,
    /// Names, literals, calls, elements.
    Postfix,
}

impl Precedence {
    /// What may stand as a statement's expression.
    pub const STATEMENT: Self = Self::Comparison;
    /// What may stand as an argument or index.
    pub const ARGUMENT: Self = Self::Loose;
}

/// The precedences of a binary expression, and of what may be its operands.
fn binary_precedences(op: BinaryOp) -> (Precedence, Precedence, Precedence) {
    use Precedence::{Additive, Comparison, Loose, Multiplicative, Unary};
    match op {
        BinaryOp::Add | BinaryOp::Sub => (Additive, Additive, Multiplicative),
        BinaryOp::Mul | BinaryOp::Div | BinaryOp::Mod => (Multiplicative, Multiplicative, Unary),
        BinaryOp::And
        | BinaryOp::Or
        | BinaryOp::Xor
        | BinaryOp::ShiftLeft
        | BinaryOp::ShiftRight
        | BinaryOp::LogicalAnd
        | BinaryOp::LogicalOr => (Loose, Unary, Unary),
        BinaryOp::Equal
        | BinaryOp::NotEqual
        | BinaryOp::LessThan
        | BinaryOp::GreaterThan
        | BinaryOp::LessEqual
        | BinaryOp::GreaterEqual => (Comparison, Additive, Additive),
    }
}

/// How a value is written.
#[derive(Copy, Clone)]
enum Form {
    Constant(ConstId),
    Function(FunctionId),
    /// By its name: a parameter, `let` or `override`.
    Name(ValueId),
    /// A pointer, by the name of the variable that it points to.
    Variable,
    /// A pointer, by the place that an `access` behind a pointer gives.
    Place(InstId),
    /// As the expression of its instruction.
    Inst(InstId),
}

impl<L: Language> Printer<'_, L> {
    /// Writes a value's expression; pointers as pointers.
    pub fn expression(&mut self, value: Value, least: Precedence) {
        let form = self.form(value);
        // Nothing is looser than a comparison.
        let is_loose = least > Precedence::Comparison && self.precedence(form) < least;
        if is_loose {
            self.out.put("(");
        }
        let names = self.names;
        match form {
            Form::Constant(id) => L::constant(self, id),
            Form::Function(id) => {
                self.out.put(names.function(id));
            }
            Form::Name(id) => {
                self.out.put(names.value_name(id));
            }
            Form::Variable | Form::Place(_) => {
                self.out.put(if L::POINTERS { "&" } else { "" });
                self.place_of(form, value);
            }
            Form::Inst(inst) => self.inst_expression(inst),
        }
        if is_loose {
            self.out.put(")");
        }
    }

    #[inline(always)]
    fn form(&self, value: Value) -> Form {
        let id = match value.kind() {
            ValueKind::Constant(id) => return Form::Constant(id),
            ValueKind::Function(id) => return Form::Function(id),
            ValueKind::Defined(id) => id,
        };
        let ValueDef::Result(inst, _) = self.module.value(id).def else { return Form::Name(id) };
        match self.module.inst(inst).op {
            Op::Var(_) => Form::Variable,
            Op::Let | Op::Override(_) => Form::Name(id),
            Op::Access if self.is_pointer(self.module.operand(inst, 0)) => Form::Place(inst),
            _ => Form::Inst(inst),
        }
    }

    fn is_pointer(&self, value: Value) -> bool {
        matches!(self.module.shape_of(value), Type::Pointer { .. })
    }

    fn precedence(&self, form: Form) -> Precedence {
        match form {
            Form::Constant(id) => L::constant_precedence(self.module, id),
            Form::Variable | Form::Place(_) if L::POINTERS => Precedence::Unary,
            Form::Inst(inst) => match self.module.inst(inst).op {
                Op::Binary(op) => binary_precedences(op).0,
                Op::Unary(_) => Precedence::Unary,
                Op::Load => self.place_precedence(self.form(self.module.operand(inst, 0))),
                _ => Precedence::Postfix,
            },
            _ => Precedence::Postfix,
        }
    }

    /// How tightly what a pointer points to is written: by a name or an element, or through the pointer.
    fn place_precedence(&self, pointer: Form) -> Precedence {
        match pointer {
            Form::Variable | Form::Place(_) => Precedence::Postfix,
            _ if !L::POINTERS => Precedence::Postfix,
            _ => Precedence::Unary,
        }
    }

    /// Writes what a pointer points to, as a place to read or write.
    pub fn place(&mut self, pointer: Value) {
        self.place_of(self.form(pointer), pointer);
    }

    fn place_of(&mut self, form: Form, pointer: Value) {
        match form {
            Form::Place(inst) => {
                let object = self.module.operand(inst, 0);
                self.postfix_place(object);
                self.elements(inst);
            }
            Form::Inst(_) | Form::Name(_) | Form::Constant(_) if L::POINTERS => {
                self.out.put("*");
                self.expression(pointer, Precedence::Unary);
            }
            _ => {
                let names = self.names;
                self.out.put(names.value_name(pointer.as_defined().expect("a pointer is defined")));
            }
        }
    }

    /// Writes a place so that an element can follow.
    fn postfix_place(&mut self, pointer: Value) {
        let form = self.form(pointer);
        let is_loose = self.place_precedence(form) < Precedence::Postfix;
        if is_loose {
            self.out.put("(");
        }
        self.place_of(form, pointer);
        if is_loose {
            self.out.put(")");
        }
    }

    /// Writes the members, components and indices of an `access`.
    fn elements(&mut self, access: InstId) {
        let module = self.module;
        let object = module.operand(access, 0);
        let mut ty = match module.shape_of(object) {
            Type::Pointer { store, .. } => store,
            _ => module.type_of(object),
        };
        // The type that the index before went into, and that index.
        let mut before = None;
        for index in module.operands(access).skip(1) {
            if let Type::Array { .. } = module.store.types.get(ty) {
                let member = match before {
                    Some((ty, index)) => self.member_of(ty, index),
                    None => self.member_at(object),
                };
                L::array_elements(self, member);
            }
            before = Some((ty, index));
            ty = self.element(ty, index);
        }
    }

    /// The member that an index into a type names, if the type is a structure.
    fn member_of(&self, ty: TypeId, index: Value) -> Option<(StructId, u32)> {
        let Type::Struct(id) = self.module.store.types.get(ty) else { return None };
        let index = self.module.store.constants.as_integer(index.as_constant()?)?;
        Some((id, u32::try_from(index).ok()?))
    }

    /// The member of a structure that a chain of accesses ends at.
    fn member_at(&self, object: Value) -> Option<(StructId, u32)> {
        let access = self.module.defining_inst(object).filter(|&inst| self.module.inst(inst).op == Op::Access)?;
        let base = self.module.operand(access, 0);
        let mut ty = match self.module.shape_of(base) {
            Type::Pointer { store, .. } => store,
            _ => self.module.type_of(base),
        };
        let mut member = None;
        for index in self.module.operands(access).skip(1) {
            member = self.member_of(ty, index);
            let constant = index.as_constant().and_then(|id| self.module.store.constants.as_integer(id));
            ty = self.module.store.types.element_type(ty, constant.unwrap_or(0) as u32)?;
        }
        member
    }

    /// Writes one step into a composite, and gives the element's type.
    pub fn element(&mut self, ty: TypeId, index: Value) -> TypeId {
        let module = self.module;
        let number = index.as_constant().and_then(|id| module.store.constants.as_integer(id));
        let known = number.and_then(|number| u32::try_from(number).ok());
        match (module.store.types.get(ty), known) {
            (Type::Struct(id), Some(index)) => L::member(self, id, index),
            (Type::Vector { elem, .. }, Some(index)) => {
                self.out.put(".").put(component(index));
                return elem;
            }
            _ => {
                self.out.put("[");
                match number {
                    // Without a suffix, a greater number is none of the languages' integers.
                    Some(number) if i32::try_from(number).is_ok() => {
                        self.out.number(number);
                    }
                    _ => self.expression(index, Precedence::ARGUMENT),
                }
                self.out.put("]");
            }
        }
        module.store.types.element_type(ty, known.unwrap_or(0)).expect("what is indexed has elements")
    }

    /// Writes a component of the vector that a pointer points to.
    pub(super) fn vector_element(&mut self, inst: InstId) {
        let pointer = self.module.operand(inst, 0);
        let Type::Pointer { store, .. } = self.module.shape_of(pointer) else { unreachable!("it takes a pointer") };
        self.postfix_place(pointer);
        self.element(store, self.module.operand(inst, 1));
    }

    /// Writes the expression of an instruction.
    pub(super) fn inst_expression(&mut self, inst: InstId) {
        let module = self.module;
        match module.inst(inst).op {
            Op::Load => self.place(module.operand(inst, 0)),
            Op::LoadVectorElement => self.vector_element(inst),
            Op::Access => {
                self.expression(module.operand(inst, 0), Precedence::Postfix);
                self.elements(inst);
            }
            Op::Swizzle(swizzle) => {
                self.expression(module.operand(inst, 0), Precedence::Postfix);
                self.out.put(".");
                for &index in swizzle.components() {
                    self.out.put(component(index.into()));
                }
            }
            Op::Construct => L::construct(self, inst),
            Op::Convert => L::convert(self, inst),
            Op::Bitcast => L::bitcast(self, inst),
            Op::Unary(op) => {
                self.operator(inst, op.symbol());
                // `--a` is another token.
                self.expression(module.operand(inst, 0), Precedence::Postfix);
            }
            Op::Binary(op) => {
                let (_, left, right) = binary_precedences(op);
                self.expression(module.operand(inst, 0), left);
                self.out.put(" ");
                self.operator(inst, op.symbol());
                self.out.put(" ");
                self.expression(module.operand(inst, 1), right);
            }
            Op::Call => {
                let callee = module.operand(inst, 0).as_function().expect("a call's first operand is a function");
                let names = self.names;
                self.out.put(names.function(callee));
                self.arguments(module.operands(inst).skip(1));
            }
            Op::Builtin(_) => self.spelled_call(inst),
            Op::Dialect(function) => self.dialect(inst, function),
            Op::Var(_)
            | Op::Let
            | Op::Override(_)
            | Op::Store
            | Op::StoreVectorElement
            | Op::Discard
            | Op::If { .. }
            | Op::Loop { .. }
            | Op::Switch(_)
            | Op::Return
            | Op::ExitIf
            | Op::ExitLoop
            | Op::ExitSwitch
            | Op::Continue
            | Op::NextIteration
            | Op::BreakIf
            | Op::Unreachable
            | Op::TerminateInvocation => unreachable!("{} is no expression", module.inst(inst).op.mnemonic()),
        }
    }

    /// Writes a list of arguments in parentheses.
    pub fn arguments(&mut self, values: impl Iterator<Item = Value>) {
        self.out.put("(");
        self.list(values);
        self.out.put(")");
    }

    /// Writes expressions with commas between them.
    pub fn list(&mut self, values: impl Iterator<Item = Value>) {
        for (index, value) in values.enumerate() {
            if index > 0 {
                self.out.put(", ");
            }
            self.expression(value, Precedence::ARGUMENT);
        }
    }
}

fn component(index: u32) -> &'static str {
    ["x", "y", "z", "w"][index as usize]
}
