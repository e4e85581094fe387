//! The resolved program: the syntax tree, what its names and types mean, and nothing changed in the tree itself.
//!
//! All facts lie in flat arenas and in side tables that the tree's ids index. A program with errors is whole all the same:
//! what is broken is [`ExprKind::Poison`] or absent. Readers that generate code may rely on a program without errors.

mod declaration;
mod expression;

pub use declaration::{
    BindingPoint, CountSource, DeclTarget, DiagnosticFilter, Function, Global, GlobalKind, Local, Param, RuleNames,
    UniformityRequirements, WorkgroupDimension,
};
pub use expression::{Enumerant, ExprInfo, ExprKind, Swizzle};

use super::Features;
use super::behaviour::Behaviours;
use hashbrown::HashSet;

use crate::constant::{ConstId, EvalStage};
use crate::define_id;
use crate::diagnostic::Diagnostics;
use crate::store::Store;
use crate::syntax::ast::{Ast, DeclId, ExprId, StmtId};
use crate::types::{CountId, TypeId};
use crate::util::{Id, IdVec, Range32};

define_id!(
    /// A module-scope variable, override or constant, numbered in source order.
    pub struct GlobalId, "global"
);
define_id!(
    /// A user-defined function, numbered in source order.
    pub struct FunctionId, "fn"
);
define_id!(
    /// A variable or value declared in a function, numbered in source order.
    pub struct LocalId, "local"
);
define_id!(
    /// A formal parameter: its index is that of its node in the tree's `params` pool.
    pub struct ParamId, "param"
);

/// A module with everything that resolution found out.
#[derive(Clone)]
pub struct Program {
    /// The syntax tree.
    pub ast: Ast,
    /// Types, constants and symbols.
    pub store: Store,
    /// What each expression is.
    pub exprs: IdVec<ExprId, ExprInfo>,
    /// How each statement may end.
    pub behaviours: IdVec<StmtId, Behaviours>,
    /// What each declaration declares, those in functions included.
    pub decls: IdVec<DeclId, DeclTarget>,
    /// Module-scope variables and values.
    pub globals: IdVec<GlobalId, Global>,
    /// Functions.
    pub functions: IdVec<FunctionId, Function>,
    /// Formal parameters, in step with the tree's `params` pool.
    pub params: IdVec<ParamId, Param>,
    /// Variables and values of functions.
    pub locals: IdVec<LocalId, Local>,
    /// Element counts of arrays that overrides decide.
    pub counts: IdVec<CountId, CountSource>,
    /// Module-scope declarations so ordered that each stands after those that it uses; const assertions come last. Declarations on a
    /// cycle (an error) stand in source order among the rest.
    pub order: Vec<DeclId>,
    /// The functions with a stage attribute, in source order.
    pub entry_points: Vec<FunctionId>,
    /// Pool `decl_lists`: the module-scope declarations that each module-scope declaration names, each once, in the order of first use.
    pub uses: IdVec<DeclId, Range32>,
    /// Pool: the lists of declarations.
    pub decl_lists: Vec<DeclId>,
    /// Pool: the lists of globals.
    pub global_lists: Vec<GlobalId>,
    /// Pool: the lists of functions.
    pub function_lists: Vec<FunctionId>,
    /// The enable-extensions and language features that the module's directives name.
    pub enabled: Features,
    /// Diagnostic filters: those of directives, then those of attributes in the order of their ranges' starts.
    pub filters: Vec<DiagnosticFilter>,
    /// What was found, in the order of the source.
    pub diagnostics: Diagnostics,
}

impl Program {
    /// Whether resolution reported no error.
    pub fn is_valid(&self) -> bool {
        !self.diagnostics.has_errors()
    }

    /// What the expression is.
    #[inline]
    pub fn info(&self, expr: ExprId) -> &ExprInfo {
        &self.exprs[expr]
    }

    /// The type in which the expression's user sees its value: after the load rule and conversion.
    #[inline]
    pub fn value_type(&self, expr: ExprId) -> TypeId {
        self.exprs[expr].converted
    }

    /// The value of a const-expression, already converted.
    #[inline]
    pub fn constant(&self, expr: ExprId) -> Option<ConstId> {
        self.exprs[expr].constant
    }

    /// When the expression's value can be known.
    #[inline]
    pub fn stage(&self, expr: ExprId) -> EvalStage {
        self.exprs[expr].stage
    }

    /// What an override is called from outside: the number of its `@id` as text, or its name.
    pub fn override_key(&self, id: GlobalId) -> Option<String> {
        match self.globals[id].kind {
            GlobalKind::Override { id: Some(number) } => Some(number.to_string()),
            GlobalKind::Override { id: None } => Some(self.store.name(self.globals[id].name).to_owned()),
            _ => None,
        }
    }

    /// A list of globals.
    pub fn global_list(&self, run: Range32) -> &[GlobalId] {
        run.of(&self.global_lists)
    }

    /// A list of functions.
    pub fn function_list(&self, run: Range32) -> &[FunctionId] {
        run.of(&self.function_lists)
    }

    /// The parameters of a function.
    pub fn params_of(&self, function: FunctionId) -> impl ExactSizeIterator<Item = ParamId> + use<> {
        let run = self.functions[function].params;
        (run.start as usize..(run.start + run.len) as usize).map(ParamId::from_index)
    }

    /// All that `root` statically uses at module scope, itself included, dead code included, in source order.
    pub fn reachable(&self, root: DeclId) -> Vec<DeclId> {
        reachable(&self.uses, &self.decl_lists, root)
    }

    /// All functions that `root` may call, itself included, dead code included, in source order.
    pub fn reachable_functions(&self, root: FunctionId) -> Vec<FunctionId> {
        let function = |&decl: &DeclId| match self.decls[decl] {
            DeclTarget::Function(id) => Some(id),
            _ => None,
        };
        self.reachable(self.functions[root].decl).iter().filter_map(function).collect()
    }

    /// The variables and overrides that `root` statically uses, through callees, override-expressions and array counts,
    /// dead code included, in source order.
    pub fn interface(&self, root: FunctionId) -> Vec<GlobalId> {
        let global = |&decl: &DeclId| match self.decls[decl] {
            DeclTarget::Global(id) if self.globals[id].kind != GlobalKind::Const => Some(id),
            _ => None,
        };
        self.reachable(self.functions[root].decl).iter().filter_map(global).collect()
    }
}

/// The module-scope declarations that `root` names, directly or through others, itself included, in source order.
/// The time is in proportion to what is found, since it is asked of every entry point.
pub(super) fn reachable(uses: &IdVec<DeclId, Range32>, lists: &[DeclId], root: DeclId) -> Vec<DeclId> {
    let mut seen: HashSet<DeclId> = HashSet::from([root]);
    let mut found = vec![root];
    let mut next = 0;
    while let Some(&decl) = found.get(next) {
        next += 1;
        found.extend(uses[decl].of(lists).iter().copied().filter(|&used| seen.insert(used)));
    }
    // Declarations are numbered in source order.
    found.sort_unstable();
    found
}
