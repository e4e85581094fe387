//! Function call statements.
//!
//! <https://www.w3.org/TR/WGSL/#function-call-statement>

use crate::sem::program::ExprKind;
use crate::sem::resolver::Resolver;
use crate::sem::rules;
use crate::syntax::ast::ExprId;

impl Resolver<'_> {
    pub(super) fn call_statement(&mut self, call: ExprId) {
        self.expression(call);
        let (must_use, what) = match self.exprs[call].kind {
            ExprKind::CallFunction(id) => (self.functions[id].must_use, "function"),
            ExprKind::CallBuiltin { overload, .. } => (overload.must_use(), "built-in function"),
            ExprKind::Construct(_) | ExprKind::Convert(_) => (true, "value constructor"),
            _ => return,
        };
        if must_use {
            let message = format!("the result of this {what} must be used");
            self.error(rules::MUST_USE, self.span(call), message);
        }
    }
}
