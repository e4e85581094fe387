//! The resolver's state, and what all of its parts do with it: read facts, write facts, report.

use hashbrown::{HashMap, HashSet};

use super::aliasing::Aliasing;
use super::behaviour::Behaviours;
use super::binding::{Binding, Bindings};
use super::program::{
    CountSource, DeclTarget, DiagnosticFilter, ExprInfo, Function, FunctionId, Global, GlobalId, GlobalKind, Local,
    LocalId, Param, ParamId, Program, UniformityRequirements,
};
use super::stage_uses::{Restriction, StageSet};
use super::statements::Enclosing;
use super::{Features, rules};
use crate::constant::ConstId;
use crate::diagnostic::{Diagnostic, Diagnostics, Rule, Span};
use crate::intrinsics::{Lookup, OverloadCache};
use crate::store::Store;
use crate::syntax::ast::{Ast, Decl, DeclId, ExprId, StmtId, VariableKind};
use crate::types::{Access, AddressSpace, CountId, IoAttributes, StructId, Type, TypeFlags, TypeId};
use crate::util::{IdVec, Range32, Symbol};

/// The tables under construction. Parts of the resolver are `impl Resolver` blocks in their own files.
pub(super) struct Resolver<'a> {
    pub ast: &'a Ast,
    pub store: Store,
    /// What the caller allows.
    pub allowed: Features,
    /// What the module's directives name.
    pub enabled: Features,
    pub diagnostics: Diagnostics,
    pub lookup: Lookup<'a>,
    pub bindings: IdVec<ExprId, Binding>,
    pub exprs: IdVec<ExprId, ExprInfo>,
    pub behaviours: IdVec<StmtId, Behaviours>,
    /// What each declaration declares, once it is resolved.
    pub decls: IdVec<DeclId, DeclTarget>,
    /// What each declaration has an id as, whether it is resolved or not.
    pub numbers: IdVec<DeclId, DeclTarget>,
    pub uses: IdVec<DeclId, Range32>,
    pub decl_lists: Vec<DeclId>,
    pub globals: IdVec<GlobalId, Global>,
    pub functions: IdVec<FunctionId, Function>,
    pub params: IdVec<ParamId, Param>,
    pub locals: IdVec<LocalId, Local>,
    pub counts: IdVec<CountId, CountSource>,
    /// The count of each override that counts arrays.
    pub override_counts: HashMap<GlobalId, CountId>,
    pub override_ids: HashMap<u16, GlobalId>,
    /// The place of each member of the declared structures.
    pub member_indices: HashMap<(StructId, Symbol), u32>,
    pub filters: Vec<DiagnosticFilter>,
    pub callee_pool: Vec<FunctionId>,
    pub global_pool: Vec<GlobalId>,
    /// The function whose body is being resolved.
    pub function: Option<FunctionId>,
    /// Functions whose return type is written but wrong: their calls are poison.
    pub broken_results: HashSet<FunctionId>,
    /// Attribute lists, by where they start, with mistakes in what they say of inputs and outputs: they may say anything.
    pub wrong_io: HashSet<u32>,
    /// Structures with such lists on members.
    pub wrong_io_structs: HashSet<StructId>,
    /// The loops, switches and continuing statements around the statement being resolved.
    pub enclosing: Vec<Enclosing>,
    /// Above zero inside operands that a short-circuit leaves unevaluated.
    pub unevaluated: u32,
    /// Above zero inside statements and operands that only some invocations may reach.
    pub branches: u32,
    /// Whether some invocations may have left the function or the statement around.
    pub may_have_left: bool,
    /// The stages in which each function by itself may run, until that is checked.
    pub stage_sets: IdVec<FunctionId, StageSet>,
    pub restrictions: Vec<Restriction>,
    pub aliasing: Aliasing,
    /// Conversions of composite constants done before: a large array that is used often is converted once.
    pub converted: HashMap<(ConstId, TypeId), ConstId>,
    /// The concrete result structures of abstract ones.
    pub concrete_results: HashMap<TypeId, TypeId>,
}

impl<'a> Resolver<'a> {
    /// A resolver that knows the names, and nothing of types.
    pub fn new(
        ast: &'a Ast,
        mut store: Store,
        overloads: &'a mut OverloadCache,
        allowed: Features,
        diagnostics: Diagnostics,
        bindings: Bindings,
    ) -> Self {
        // Of ten expressions one is a constant that stands nowhere before.
        store.constants.reserve(ast.exprs.len() / 8);
        let functions = ast.globals.len() / 2;
        let Bindings { exprs, locals, numbers, uses, decl_lists } = bindings;
        let uses_count = decl_lists.len();
        let mut resolver = Self {
            ast,
            store,
            allowed,
            enabled: Features::NONE,
            diagnostics,
            lookup: Lookup::new(overloads),
            bindings: exprs,
            exprs: table(ast.exprs.len(), ExprInfo::POISON),
            behaviours: table(ast.stmts.len(), Behaviours::NONE),
            decls: table(ast.decls.len(), DeclTarget::None),
            numbers,
            uses,
            decl_lists,
            globals: IdVec::with_capacity(ast.globals.len()),
            functions: IdVec::with_capacity(functions),
            params: IdVec::with_capacity(ast.params.len()),
            locals,
            counts: IdVec::new(),
            override_counts: HashMap::new(),
            override_ids: HashMap::new(),
            member_indices: HashMap::new(),
            filters: Vec::new(),
            callee_pool: Vec::with_capacity(uses_count),
            global_pool: Vec::with_capacity(uses_count),
            function: None,
            broken_results: HashSet::new(),
            wrong_io: HashSet::new(),
            wrong_io_structs: HashSet::new(),
            enclosing: Vec::new(),
            unevaluated: 0,
            branches: 0,
            may_have_left: false,
            stage_sets: IdVec::with_capacity(functions),
            restrictions: Vec::new(),
            aliasing: Aliasing::new(),
            converted: HashMap::new(),
            concrete_results: HashMap::new(),
        };
        resolver.number_declarations();
        resolver
    }

    /// Gives module-scope declarations and parameters their ids, in the order of the source.
    fn number_declarations(&mut self) {
        let ast = self.ast;
        for &decl in &ast.globals {
            match ast.decl(decl) {
                Decl::Variable(variable) => {
                    let (name, initializer, ty) = (variable.name.symbol, variable.initializer, TypeId::VOID);
                    let kind = placeholder_kind(variable.kind);
                    let global = Global { decl, name, kind, ty, initializer, constant: None, reference: None };
                    self.numbers[decl] = DeclTarget::Global(self.globals.push(global));
                }
                Decl::Function(function) => {
                    let id = self.functions.push(Function {
                        decl,
                        name: function.name.symbol,
                        params: function.params,
                        return_type: TypeId::VOID,
                        return_io: IoAttributes::default(),
                        stage: None,
                        workgroup_size: None,
                        subgroup_size: None,
                        must_use: false,
                        body: function.body,
                        behaviours: Behaviours::NONE,
                        callees: Range32::EMPTY,
                        globals: Range32::EMPTY,
                        uniformity_requirements: UniformityRequirements::default(),
                    });
                    self.numbers[decl] = DeclTarget::Function(id);
                    self.stage_sets.push(StageSet::ALL);
                }
                _ => {}
            }
        }
        for param in &ast.params {
            self.params.push(Param { name: param.name.symbol, ty: TypeId::VOID, io: IoAttributes::default() });
        }
    }

    /// The program, but for the tree, which is still borrowed: an empty one stands in its place.
    pub fn finish(mut self, order: Vec<DeclId>) -> Program {
        self.filters.sort_by_key(|filter| filter.range.map_or(0, |range| range.start + 1));
        self.diagnostics.sort_by_place();
        let is_entry_point = |(id, function): (FunctionId, &Function)| function.stage.map(|_| id);
        Program {
            ast: Ast::default(),
            entry_points: self.functions.iter_enumerated().filter_map(is_entry_point).collect(),
            store: self.store,
            exprs: self.exprs,
            behaviours: self.behaviours,
            decls: self.decls,
            globals: self.globals,
            functions: self.functions,
            params: self.params,
            locals: self.locals,
            counts: self.counts,
            order,
            uses: self.uses,
            decl_lists: self.decl_lists,
            global_lists: self.global_pool,
            function_lists: self.callee_pool,
            enabled: self.enabled,
            filters: self.filters,
            diagnostics: self.diagnostics,
        }
    }

    /// Reports an error.
    #[cold]
    pub fn error(&mut self, rule: Rule, span: Span, message: impl Into<String>) {
        self.diagnostics.error(rule, span, message);
    }

    /// Reports an error with a note.
    #[cold]
    pub fn error_note(&mut self, rule: Rule, span: Span, message: impl Into<String>, at: Span, note: &str) {
        self.diagnostics.push(Diagnostic::error(rule, span, message).with_note(at, note));
    }

    /// A symbol's text, for messages.
    pub fn name(&self, symbol: Symbol) -> &str {
        self.store.name(symbol)
    }

    /// A type's spelling, for messages.
    #[cold]
    pub fn type_name(&self, ty: TypeId) -> String {
        self.store.type_name(ty)
    }

    /// Where an expression stands.
    pub fn span(&self, expr: ExprId) -> Span {
        self.ast.expr_span(expr)
    }

    /// Whether the type has all of `flags`.
    pub fn has(&self, ty: TypeId, flags: TypeFlags) -> bool {
        self.store.types.has(ty, flags)
    }

    /// What a reference or pointer looks at.
    pub fn memory_view(&self, ty: TypeId) -> Option<MemoryView> {
        match self.store.types.get(ty) {
            Type::Reference { space, store, access } => Some(MemoryView { space, store, access, is_pointer: false }),
            Type::Pointer { space, store, access } => Some(MemoryView { space, store, access, is_pointer: true }),
            _ => None,
        }
    }

    /// A reference to a part of what a view looks at.
    pub fn reference_to(&mut self, view: MemoryView, store: TypeId) -> TypeId {
        self.store.types.reference(view.space, store, view.access)
    }

    /// Records an expression without conversion.
    #[inline(always)]
    pub fn set(&mut self, expr: ExprId, info: ExprInfo) {
        self.exprs[expr] = ExprInfo { converted: info.ty, ..info };
    }

    /// Whether something is wrong with the expression that was already said.
    pub fn is_poison(&self, expr: ExprId) -> bool {
        self.exprs[expr].is_poison()
    }

    /// Reports a number of things above a limit.
    #[inline]
    pub fn check_limit(&mut self, limit: super::limits::Limit, count: usize, span: Span) -> bool {
        count <= limit.max as usize || self.exceed(limit, count, span)
    }

    #[cold]
    fn exceed(&mut self, limit: super::limits::Limit, count: usize, span: Span) -> bool {
        let message = format!("there are {count} {}, and at most {} are supported", limit.what, limit.max);
        self.error(rules::LIMIT, span, message);
        false
    }
}

/// A side table of `len` equal entries.
fn table<I: crate::util::Id, T: Clone>(len: usize, value: T) -> IdVec<I, T> {
    let mut table = IdVec::new();
    table.resize(len, value);
    table
}

/// What a module-scope value is before it is resolved.
fn placeholder_kind(kind: VariableKind) -> GlobalKind {
    match kind {
        VariableKind::Var => GlobalKind::Var { space: AddressSpace::Private, access: Access::ReadWrite, binding: None },
        VariableKind::Override => GlobalKind::Override { id: None },
        VariableKind::Const | VariableKind::Let => GlobalKind::Const,
    }
}

/// Where a memory view looks, at what, and what it may do.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct MemoryView {
    pub space: AddressSpace,
    pub store: TypeId,
    pub access: Access,
    pub is_pointer: bool,
}
