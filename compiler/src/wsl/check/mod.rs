//! From tree to program: what every name, type, operator and call means, and all that is wrong with them.

mod calls;
mod coherence;
mod declarations;
mod entry_points;
mod expressions;
mod graph;
mod places;
mod statements;
mod type_names;

use hashbrown::HashMap;

use super::ast::{self, Ast, ExprId};
use super::program::{ExprInfo, Function, FunctionId, FunctionName, Local, LocalId, Program};
use super::types::{Ty, Types};
use crate::diagnostic::{Diagnostics, Rule, Span};
use crate::util::{IdVec, Interner, Symbol};

/// Checks a tree.
pub(super) fn check(ast: Ast, symbols: Interner, diagnostics: Diagnostics) -> Program {
    let mut infos = IdVec::new();
    infos.resize(ast.exprs.len(), ExprInfo::ERROR);
    let mut checker = Checker {
        declared: vec![None; ast.declarators.len()],
        case_values: vec![None; ast.cases.len()],
        infos,
        ast: &ast,
        symbols,
        diagnostics,
        types: Types::new(),
        type_names: HashMap::new(),
        functions: IdVec::new(),
        overloads: HashMap::new(),
        locals: IdVec::new(),
        scope: statements::Scope::default(),
        current: None,
        unknown: HashMap::new(),
        interfaces: Vec::new(),
    };
    checker.declarations();
    checker.coherence();
    checker.bodies();
    checker.graph();
    checker.entry_points();
    let Checker {
        symbols, mut diagnostics, types, functions, locals, infos, declared, case_values, interfaces, ..
    } = checker;
    diagnostics.sort_by_place();
    Program { diagnostics, symbols, ast, types, functions, locals, infos, declared, case_values, interfaces }
}

struct Checker<'a> {
    ast: &'a Ast,
    symbols: Interner,
    diagnostics: Diagnostics,
    types: Types,
    type_names: HashMap<Symbol, type_names::TypeName>,
    functions: IdVec<FunctionId, Function>,
    overloads: HashMap<FunctionName, Vec<FunctionId>>,
    locals: IdVec<LocalId, Local>,
    infos: IdVec<ExprId, ExprInfo>,
    declared: Vec<Option<LocalId>>,
    case_values: Vec<Option<i64>>,
    scope: statements::Scope,
    /// The function whose body is checked.
    current: Option<FunctionId>,
    /// Names that were reported as unknown, with the function in which they were.
    unknown: HashMap<Symbol, Option<FunctionId>>,
    interfaces: Vec<(FunctionId, super::program::Interface)>,
}

impl Checker<'_> {
    fn error(&mut self, rule: Rule, span: Span, message: impl Into<String>) {
        self.diagnostics.error(rule, span, message);
    }

    /// How messages spell a type.
    fn spell(&self, ty: Ty) -> String {
        self.types.name(ty, &self.symbols)
    }

    fn text(&self, symbol: Symbol) -> &str {
        self.symbols.resolve(symbol)
    }

    /// How messages call a function.
    fn function_text(&self, name: FunctionName) -> String {
        match name {
            FunctionName::Plain(symbol) => self.text(symbol).to_owned(),
            FunctionName::Cast(ty) => format!("operator {}", self.spell(ty)),
        }
    }

    fn spell_all(&self, types: &[Ty]) -> String {
        types.iter().map(|&ty| self.spell(ty)).collect::<Vec<_>>().join(", ")
    }

    /// The function whose statements are being checked.
    fn this_function(&self) -> FunctionId {
        self.current.expect("statements stand in functions")
    }

    fn needs(&mut self, need: super::program::Need, span: Span) {
        let function = self.this_function();
        self.functions[function].needs.push((need, span));
    }

    fn set(&mut self, expr: ExprId, info: ExprInfo) -> ExprInfo {
        self.infos[expr] = info;
        info
    }

    fn expr(&self, id: ExprId) -> ast::Expr {
        self.ast.expr(id)
    }

    fn span(&self, id: ExprId) -> Span {
        self.ast.expr_span(id)
    }
}
