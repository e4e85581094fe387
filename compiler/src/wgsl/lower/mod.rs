//! Lowering: a valid [`Program`] becomes an [`ir::Module`].
//!
//! Scopes are flattened, aliases and assertions vanish, const-expressions are constants, `&&` and `||` become `if`s, `for` and
//! `while` become `loop`s, and what control flow cannot reach is left out. Nothing is rejected here but what nests too deep.

mod access;
mod call;
mod control;
mod expression;
mod function;
mod globals;
mod statement;

use crate::Store;
use crate::diagnostic::{Diagnostics, Rule, Span};
use crate::ir::{self, Builder, Cursor, MAX_CONTROL_DEPTH, Value};
use crate::sem::Program;
use crate::sem::program::{FunctionId, GlobalId, LocalId, ParamId};
use crate::syntax::ast::{DeclId, ExprId};
use crate::types::{Type, TypeId};
use crate::util::{Id, IdVec};

const NESTING: Rule = Rule::new("wgsl/limit-control-nesting", "limits");

/// Lowers a valid program. Its errors are those of limits: see [`ir::MAX_CONTROL_DEPTH`].
pub fn lower(program: &Program) -> Result<ir::Module, Diagnostics> {
    lower_over(program, program.store.clone())
}

/// Lowers a program of which only the diagnostics are needed afterwards: the module gets its types, constants and names.
pub fn lower_last(program: &mut Program) -> Result<ir::Module, Diagnostics> {
    let store = program.store.take();
    lower_over(program, store)
}

fn lower_over(program: &Program, store: Store) -> Result<ir::Module, Diagnostics> {
    debug_assert!(program.is_valid(), "only valid programs are lowered");
    let type_count = store.types.len();
    let mut module = ir::Module::new(store);
    let root = module.root();
    let mut lowerer = Lowerer {
        program,
        b: Builder::new(&mut module, Cursor::End(root)),
        globals: side_table(program.globals.len()),
        functions: side_table(program.functions.len()),
        locals: side_table(program.locals.len()),
        params: side_table(program.params.len()),
        reached: side_table(program.uses.len()),
        pointers: side_table(type_count),
        controls: Vec::with_capacity(8),
        reachable: true,
        too_deep: None,
    };
    // Raising will double them.
    lowerer.b.module.reserve(program.exprs.len() * 2);
    lowerer.b.module.reserve_functions(program.functions.len());
    lowerer.module_scope();
    match lowerer.too_deep {
        None => Ok(module),
        Some(span) => {
            let mut diagnostics = Diagnostics::new();
            diagnostics.error(NESTING, span, format!("control flow nests deeper than {MAX_CONTROL_DEPTH} levels"));
            Err(diagnostics)
        }
    }
}

fn side_table<I: Id, T: Clone>(len: usize) -> IdVec<I, Option<T>> {
    let mut table = IdVec::new();
    table.resize(len, None);
    table
}

/// The state of lowering one program.
struct Lowerer<'p, 'm> {
    program: &'p Program,
    b: Builder<'m>,
    globals: IdVec<GlobalId, Option<Value>>,
    functions: IdVec<FunctionId, Option<ir::FunctionId>>,
    locals: IdVec<LocalId, Option<Value>>,
    params: IdVec<ParamId, Option<Value>>,
    /// The entry point that used each declaration last: one table serves the walks of all.
    reached: IdVec<DeclId, Option<FunctionId>>,
    /// The pointer that each reference of the program becomes.
    pointers: IdVec<TypeId, Option<TypeId>>,
    /// The `if`s, `loop`s and `switch`es around the cursor.
    controls: Vec<control::Control>,
    /// Whether control flow reaches the cursor.
    reachable: bool,
    /// The first place that nests too deep.
    too_deep: Option<Span>,
}

impl Lowerer<'_, '_> {
    /// The IR's type for a value of the program's type: a reference becomes a pointer.
    fn ir_type(&mut self, ty: TypeId) -> TypeId {
        let Type::Reference { space, store, access } = self.b.module.store.types.get(ty) else { return ty };
        *self.pointers[ty].get_or_insert_with(|| self.b.module.store.types.pointer(space, store, access))
    }

    fn at_expr(&mut self, expr: ExprId) {
        self.b.span = self.program.ast.expr_span(expr);
    }
}
