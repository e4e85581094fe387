//! Pipeline creation: whether an entry point is accepted with the values that overrides are given, on a device with these limits.
//!
//! Checked on the program and not on the IR, since dead code counts here: every override-expression of the shader has its value,
//! whether anything would reach it or not. A shader is all that the entry point statically uses. Nothing here is code generation:
//! the transform `substitute_overrides` puts the same values into a module, and a test holds the two together.
//!
//! <https://www.w3.org/TR/WGSL/#override-expr>

mod buffers;
mod evaluate;
mod interface;
mod limits;
mod memory;
mod statements;
mod values;
mod workgroup;

pub use limits::Limits;

use hashbrown::{HashMap, HashSet};

use super::Features;
use super::program::{DeclTarget, FunctionId, GlobalId, GlobalKind, Program};
use crate::constant::{self, ConstId};
use crate::diagnostic::{Diagnostics, Rule, Span};
use crate::store::Store;
use crate::syntax::ast::{DeclId, ExprId};
use crate::types::{ArrayCount, CountId, Type, TypeId};
use crate::util::IdVec;

/// Everything that makes the pipeline of a valid program's entry point an error. `given` has the values of overrides: by the number
/// of `@id` as text, or by the name of one that has none. Later ones win.
pub fn check(
    program: &Program,
    features: &Features,
    entry_point: FunctionId,
    given: &[(String, f64)],
    limits: &Limits,
) -> Diagnostics {
    let mut checker = Checker::new(program, *features);
    checker.given(given);
    checker.shader(program.functions[entry_point].decl);
    checker.workgroup(entry_point, limits);
    checker.memory(entry_point, limits);
    checker.interface(entry_point, limits);
    checker.diagnostics.sort_by_place();
    checker.diagnostics
}

/// The values of the overrides that an entry point uses, in the order of the source, in the form in which they could be given: a
/// pipeline with all of them is the same as one with those that were given. `None` where an override has no value.
pub fn override_values(
    program: &Program,
    entry_point: FunctionId,
    given: &[(String, f64)],
) -> Option<Vec<(String, f64)>> {
    let mut checker = Checker::new(program, Features::all());
    checker.given(given);
    checker.shader(program.functions[entry_point].decl);
    let used = program.interface(entry_point).into_iter().filter_map(|id| Some((id, program.override_key(id)?)));
    used.map(|(id, key)| Some((key, constant::to_number(checker.store.constants.value(checker.overrides[id]?))?)))
        .collect()
}

/// What is known of one shader while it is checked. Its parts are `impl Checker` blocks in their own files.
struct Checker<'a> {
    program: &'a Program,
    /// What the caller allows.
    features: Features,
    /// The program's, with the constants that are found here.
    store: Store,
    diagnostics: Diagnostics,
    /// The values that overrides were given.
    given: HashMap<GlobalId, ConstId>,
    /// The value of each override, once it is known; `None` where it has none, of which nothing more is said.
    overrides: IdVec<GlobalId, Option<ConstId>>,
    /// The element counts that overrides decide, once they were asked for.
    counts: HashMap<CountId, Option<u32>>,
}

impl<'a> Checker<'a> {
    fn new(program: &'a Program, features: Features) -> Self {
        let mut overrides = IdVec::new();
        overrides.resize(program.globals.len(), None);
        Self {
            program,
            features,
            store: program.store.clone(),
            diagnostics: Diagnostics::new(),
            given: HashMap::new(),
            overrides,
            counts: HashMap::new(),
        }
    }

    fn error(&mut self, rule: Rule, span: Span, message: impl Into<String>) {
        self.diagnostics.error(rule, span, message);
    }

    fn span(&self, expr: ExprId) -> Span {
        self.program.ast.expr_span(expr)
    }

    fn decl_span(&self, decl: DeclId) -> Span {
        self.program.ast.decl(decl).name().map_or_else(|| self.program.ast.decl_span(decl), |name| name.span)
    }

    /// Evaluates all that an entry point statically uses, each declaration after those that it uses.
    fn shader(&mut self, root: DeclId) {
        let program = self.program;
        let used: HashSet<DeclId> = program.reachable(root).into_iter().collect();
        for &decl in program.order.iter().filter(|decl| used.contains(*decl)) {
            match program.decls[decl] {
                DeclTarget::Global(id) => self.global(id),
                DeclTarget::Function(id) => self.function(id),
                DeclTarget::Type(ty) => self.counts_of(ty),
                DeclTarget::Local(_) | DeclTarget::None => {}
            }
        }
    }

    fn global(&mut self, id: GlobalId) {
        let global = &self.program.globals[id];
        match global.kind {
            GlobalKind::Override { .. } => self.overrides[id] = self.override_value(id),
            GlobalKind::Var { .. } => {
                self.counts_of(global.ty);
                if let Some(initializer) = global.initializer {
                    self.value(initializer);
                }
            }
            GlobalKind::Const => {}
        }
    }

    fn function(&mut self, id: FunctionId) {
        for param in self.program.params_of(id) {
            self.counts_of(self.program.params[param].ty);
        }
        self.block(self.program.functions[id].body);
    }

    /// Evaluates the element count of an array type or the size of a buffer, or of what a pointer type points to. Counts that overrides decide
    /// stand nowhere deeper.
    fn counts_of(&mut self, ty: TypeId) {
        match self.store.types.get(ty) {
            Type::Pointer { store, .. } | Type::Reference { store, .. } => self.counts_of(store),
            Type::Array { count: ArrayCount::Override(id) | ArrayCount::OverrideExpr(id), .. } => {
                self.count(id);
            }
            Type::Buffer(ArrayCount::Override(id) | ArrayCount::OverrideExpr(id)) => self.buffer_size(id),
            _ => {}
        }
    }
}
