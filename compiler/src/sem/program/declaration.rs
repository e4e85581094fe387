//! What resolution knows of declarations.

use super::{FunctionId, GlobalId, LocalId};
use crate::constant::ConstId;
use crate::diagnostic::Span;
use crate::sem::behaviour::Behaviours;
use crate::syntax::ast::{BlockId, DeclId, ExprId, SeverityControl, VariableKind};
use crate::types::{Access, AddressSpace, IoAttributes, ShaderStage, TypeId};
use crate::util::{Range32, Symbol};

/// What a declaration declares.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum DeclTarget {
    /// Nothing: a const assertion, or a declaration that is wrong or was not reached.
    None,
    /// A module-scope variable or value.
    Global(GlobalId),
    /// A variable or value of a function.
    Local(LocalId),
    /// A function.
    Function(FunctionId),
    /// A structure or an alias: the type it names.
    Type(TypeId),
}

/// A module-scope variable, override or constant.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Global {
    /// Its declaration.
    pub decl: DeclId,
    /// Its name.
    pub name: Symbol,
    /// What it is.
    pub kind: GlobalKind,
    /// The store type of a variable, the type of a value; `void` where it is wrong.
    pub ty: TypeId,
    /// The initializer.
    pub initializer: Option<ExprId>,
    /// The value of a constant, and of an override's default or a variable's initializer where that is a const-expression.
    pub constant: Option<ConstId>,
    /// The type of a variable's name, a reference, once it is used.
    pub reference: Option<TypeId>,
}

/// What a module-scope name with a value is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum GlobalKind {
    /// A variable.
    Var {
        /// Where it lies; `Handle` for textures and samplers.
        space: AddressSpace,
        /// What may be done to it.
        access: Access,
        /// Of a resource: `@group` and `@binding`.
        binding: Option<BindingPoint>,
    },
    /// An override.
    Override {
        /// `@id`
        id: Option<u16>,
    },
    /// A constant.
    Const,
}

/// `@group(group) @binding(binding)`
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct BindingPoint {
    /// The bind group.
    pub group: u32,
    /// The binding in it.
    pub binding: u32,
}

/// A variable or value of a function.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Local {
    /// Its declaration.
    pub decl: DeclId,
    /// The function that holds it.
    pub function: FunctionId,
    /// Its name.
    pub name: Symbol,
    /// `var`, `let` or `const`.
    pub kind: VariableKind,
    /// The store type of a variable, the type of a value (a pointer, too); `void` where it is wrong.
    pub ty: TypeId,
    /// The initializer.
    pub initializer: Option<ExprId>,
    /// The value of a `const`.
    pub constant: Option<ConstId>,
    /// The type of a variable's name, a reference, once it is used.
    pub reference: Option<TypeId>,
}

/// A formal parameter.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Param {
    /// Its name.
    pub name: Symbol,
    /// Its type; `void` where it is wrong.
    pub ty: TypeId,
    /// Its place among the stage's inputs.
    pub io: IoAttributes,
}

/// A user-defined function.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Function {
    /// Its declaration.
    pub decl: DeclId,
    /// Its name.
    pub name: Symbol,
    /// Formal parameters: a run of `ParamId`s, which is a run of the tree's `params` pool.
    pub params: Range32,
    /// Its return type, or `void`.
    pub return_type: TypeId,
    /// The result's place among the stage's outputs.
    pub return_io: IoAttributes,
    /// The stage of an entry point.
    pub stage: Option<ShaderStage>,
    /// `@workgroup_size`, of compute entry points; missing dimensions are 1.
    pub workgroup_size: Option<[WorkgroupDimension; 3]>,
    /// `@subgroup_size`
    pub subgroup_size: Option<WorkgroupDimension>,
    /// `@must_use`
    pub must_use: bool,
    /// Its statements.
    pub body: BlockId,
    /// How its body may end.
    pub behaviours: Behaviours,
    /// Pool `function_lists`: the functions that its body calls, each once, in the order of first calls.
    pub callees: Range32,
    /// Pool `global_lists`: the globals that it names itself, each once, dead code included, in the order of first use.
    pub globals: Range32,
    /// What the calls in its body, and in the functions that it calls, require to be uniform.
    pub uniformity_requirements: UniformityRequirements,
}

/// What calls require to be uniform.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct UniformityRequirements {
    /// Anything: control flow or an argument.
    pub any: bool,
    /// Something beyond the control flow that the function starts in.
    pub beyond_start: bool,
    /// One of them is of a function of subgroups.
    pub of_subgroups: bool,
}

/// One dimension of a workgroup, or a subgroup's size.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum WorkgroupDimension {
    /// Known, and at least 1.
    Fixed(u32),
    /// An override-expression, converted to i32 or u32.
    Override(ExprId),
}

/// Where the value of a [`crate::types::CountId`] comes from.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum CountSource {
    /// An override declaration.
    Override(GlobalId),
    /// An unnamed override-expression, converted to i32 or u32.
    Expr(ExprId),
}

/// The name of a triggering rule: `derivative_uniformity`, or two words.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct RuleNames {
    /// The only word, or the one before the period.
    pub first: Symbol,
    /// The word after the period.
    pub second: Option<Symbol>,
}

/// A diagnostic filter.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct DiagnosticFilter {
    /// Whose severity it sets.
    pub rule: RuleNames,
    /// To what.
    pub severity: SeverityControl,
    /// Where it holds; everywhere if it is a directive's.
    pub range: Option<Span>,
}
