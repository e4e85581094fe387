//! What resolution knows of an expression.

use super::{FunctionId, GlobalId, LocalId, ParamId};
use crate::constant::{ConstId, EvalStage};
use crate::intrinsics::{BinaryOp, BuiltinFn, OverloadId, UnaryOp};
use crate::types::{Access, AddressSpace, TexelFormat, TypeId};

/// The facts of one expression.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct ExprInfo {
    /// Its own type, before the load rule and conversion: a reference where it names memory. `void` for types, enumerants,
    /// callees, and calls without a result.
    pub ty: TypeId,
    /// The type that its user asked for: after the load rule and conversion. Equal to `ty` where nothing happens.
    pub converted: TypeId,
    /// Its value converted to `converted`, if it is a const-expression that was evaluated. The unevaluated operand of a
    /// short-circuit has none, and neither has anything that holds no value.
    pub constant: Option<ConstId>,
    /// What it is.
    pub kind: ExprKind,
    /// When its value can be known.
    pub stage: EvalStage,
    /// Whether the load rule applies: `ty` is a reference, and its user wants what is stored there.
    pub load: bool,
}

impl ExprInfo {
    /// An expression that nothing is known of, or that is wrong.
    pub const POISON: Self = Self {
        ty: TypeId::VOID,
        converted: TypeId::VOID,
        constant: None,
        kind: ExprKind::Poison,
        stage: EvalStage::Const,
        load: false,
    };

    /// Whether it is wrong, so that nothing more should be said of it.
    pub fn is_poison(&self) -> bool {
        self.kind == ExprKind::Poison
    }
}

/// What an expression is. Calls say what they call; the callee's own node is [`ExprKind::Callee`].
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum ExprKind {
    /// Wrong, or never reached.
    Poison,
    /// A literal; `constant` has its value.
    Literal,
    /// The spelling of a type.
    Type(TypeId),
    /// The spelling of an access mode, address space or texel format in a template list.
    Enumerant(Enumerant),
    /// The identifier that a call calls.
    Callee,
    /// A module-scope variable (then `ty` is a reference), override or constant.
    Global(GlobalId),
    /// A variable of a function (then `ty` is a reference), `let` or `const`.
    Local(LocalId),
    /// A formal parameter.
    Param(ParamId),
    /// An operator of one operand. The operand's `converted` is the overload's parameter type. `AddressOf` and
    /// `Indirection` take their operand as it is.
    Unary(UnaryOp),
    /// An operator of two operands, whose `converted` are the overload's parameter types.
    Binary(BinaryOp),
    /// `base[index]`. Where the base's `converted` is a reference or pointer, the result is a reference.
    Index,
    /// `base.name` of a structure: the member's index. Where the base's `converted` is a reference or pointer, the result is a reference.
    Member(u32),
    /// One component of a vector. Where the base's `converted` is a reference or pointer, the result is a reference.
    Component(u8),
    /// Several components of a vector value; memory is loaded first. A pointer's pointee is loaded whole: then the base's
    /// `converted` is the pointer.
    Swizzle(Swizzle),
    /// A call of a user-defined function.
    CallFunction(FunctionId),
    /// A call of a built-in function.
    CallBuiltin {
        /// Which.
        function: BuiltinFn,
        /// Its overload in the table.
        overload: OverloadId,
    },
    /// A value constructor that makes `ty` from its arguments. `None` for arrays, structures and the zero values, which
    /// the table does not list: no argument then means the zero value, otherwise there is an argument for each element.
    Construct(Option<OverloadId>),
    /// A value conversion of its only argument to `ty`.
    Convert(OverloadId),
}

/// Predeclared words that are no types, values or functions.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Enumerant {
    /// `read`, `write`, `read_write`
    Access(Access),
    /// `function`, `private`, `workgroup`, `uniform`, `storage`, `immediate`
    AddressSpace(AddressSpace),
    /// `rgba8unorm` and its siblings
    TexelFormat(TexelFormat),
}

/// Two to four component indices.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Swizzle {
    components: [u8; 4],
    len: u8,
}

impl Swizzle {
    /// Of `components`, at most four.
    pub fn new(components: &[u8]) -> Self {
        let mut swizzle = Self { components: [0; 4], len: components.len() as u8 };
        swizzle.components[..components.len()].copy_from_slice(components);
        swizzle
    }

    /// The component indices in order.
    pub fn components(&self) -> &[u8] {
        &self.components[..self.len.into()]
    }
}
