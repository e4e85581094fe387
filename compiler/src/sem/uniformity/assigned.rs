//! Which function-scope variables are stored to, and where in the source: what a loop may change is known before it is walked.

use super::values::VarId;
use crate::diagnostic::Span;
use crate::sem::program::{ExprKind, LocalId, ParamId, Program};
use crate::syntax::ast::{Expr, ExprId, Stmt, VariableKind};
use crate::types::{AddressSpace, Type, TypeId};
use crate::util::{Id, IdVec};

/// The stores of a program to function-scope variables, through pointers and by calls too.
pub(super) struct Assigned {
    /// Offset and variable, in the order of the source.
    stores: Vec<(u32, VarId)>,
}

impl Assigned {
    /// Of all functions. Linear, but for sorting.
    pub fn new(program: &Program) -> Self {
        let mut roots: IdVec<LocalId, Option<VarId>> = IdVec::new();
        for (id, local) in program.locals.iter_enumerated() {
            let root = match (local.kind, local.initializer) {
                (VariableKind::Var, _) => Some(VarId::from_index(id.index())),
                (_, Some(initializer)) if is_function_pointer(program, local.ty) => root(program, &roots, initializer),
                _ => None,
            };
            roots.push(root);
        }
        let mut stores = Vec::new();
        let mut note = |expr: ExprId| {
            stores.extend(root(program, &roots, expr).map(|var| (program.ast.expr_span(expr).start, var)));
        };
        for stmt in program.ast.stmts.iter() {
            if let Stmt::Assign { target, .. }
            | Stmt::CompoundAssign { target, .. }
            | Stmt::Increment { target }
            | Stmt::Decrement { target } = stmt.node
            {
                note(target);
            }
        }
        for (id, expr) in program.ast.exprs.iter_enumerated() {
            let Expr::Call { args, .. } = expr.node else { continue };
            if let ExprKind::CallFunction(_) = program.info(id).kind {
                let pointers = program.ast.expr_list(args).iter().copied();
                pointers.filter(|&arg| is_function_pointer(program, program.value_type(arg))).for_each(&mut note);
            }
        }
        stores.sort_unstable();
        Self { stores }
    }

    /// The variables stored to within a span; some more than once.
    pub fn within(&self, span: Span) -> impl Iterator<Item = VarId> {
        let bound = |offset: u32| self.stores.partition_point(|&(at, _)| at < offset);
        self.stores[bound(span.start)..bound(span.end)].iter().map(|&(_, var)| var)
    }
}

/// The id of what a pointer parameter in the function address space points to.
pub(super) fn var_of_param(program: &Program, param: ParamId) -> VarId {
    VarId::from_index(program.locals.len() + param.index())
}

/// Whether the type is a pointer in the function address space.
pub(super) fn is_function_pointer(program: &Program, ty: TypeId) -> bool {
    matches!(program.store.types.get(ty), Type::Pointer { space: AddressSpace::Function, .. })
}

/// The function-scope variable that a memory view looks at.
fn root(program: &Program, roots: &IdVec<LocalId, Option<VarId>>, expr: ExprId) -> Option<VarId> {
    let mut expr = expr;
    loop {
        expr = match (program.info(expr).kind, program.ast.expr(expr)) {
            (ExprKind::Local(local), _) => return roots.get(local).copied().flatten(),
            (ExprKind::Param(param), _) => {
                let is_contents = is_function_pointer(program, program.params[param].ty);
                return is_contents.then(|| var_of_param(program, param));
            }
            (_, Expr::Index { base, .. } | Expr::Member { base, .. }) => base,
            (_, Expr::Unary { operand, .. }) => operand,
            _ => return None,
        };
    }
}
