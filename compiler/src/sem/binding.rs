//! The first pass: what each identifier means, and which module-scope declarations each of them names.
//!
//! It follows scopes only; types come later, in the order of dependency that this pass makes known.
//! <https://www.w3.org/TR/WGSL/#declaration-and-scope>

use hashbrown::{HashMap, HashSet};

use super::predeclared::{self, Predeclared};
use super::program::{DeclTarget, Local, LocalId, ParamId};
use super::rules;
use super::scope::Scopes;
use crate::diagnostic::{Diagnostic, Diagnostics, Span, with_nearest};
use crate::syntax;
use crate::syntax::ast::{
    Ast, Attribute, AttributeKind, BlockId, Broken, CaseSelector, Decl, DeclId, Expr, ExprId, Function, Name, Stmt,
    StmtId, Variable,
};
use crate::types::TypeId;
use crate::util::{Id, IdVec, Interner, Range32, Symbol, work};

/// What an identifier means.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Binding {
    /// Nothing: an error was reported. Also the binding of expressions that are no identifiers.
    Unresolved,
    /// A declaration that could not be read.
    Broken,
    /// A module-scope declaration.
    Module(DeclId),
    /// A declaration in the function.
    Local(LocalId),
    /// A formal parameter.
    Param(ParamId),
    /// A predeclared object.
    Predeclared(Predeclared),
}

/// What the pass finds.
pub(super) struct Bindings {
    /// The meaning of each identifier expression.
    pub exprs: IdVec<ExprId, Binding>,
    /// Declarations in functions, without types yet. Their `function` is that of the order of function declarations.
    pub locals: IdVec<LocalId, Local>,
    /// What each declaration in a function has an id as; nothing yet of those at module scope.
    pub numbers: IdVec<DeclId, DeclTarget>,
    /// The module-scope declarations that each declaration names.
    pub uses: IdVec<DeclId, Range32>,
    /// Pool of `uses`.
    pub decl_lists: Vec<DeclId>,
}

/// At most this many unknown names get a suggestion.
const MAX_SUGGESTIONS: u32 = 16;

/// Binds every identifier of the module.
pub(super) fn bind(ast: &Ast, symbols: &Interner, diagnostics: &mut Diagnostics) -> Bindings {
    let mut binder = Binder {
        ast,
        symbols,
        scopes: Scopes::new(symbols.len()),
        found: Bindings {
            exprs: IdVec::new(),
            locals: IdVec::with_capacity(ast.decls.len()),
            numbers: IdVec::new(),
            uses: IdVec::new(),
            decl_lists: Vec::with_capacity(ast.globals.len() * 2),
        },
        used_by: IdVec::new(),
        current: DeclId::new(0),
        function: None,
        functions: 0,
        loops: Vec::new(),
        work: Vec::new(),
        suggestions: 0,
        unnamed: Vec::new(),
        said: HashMap::new(),
        absorbed: HashSet::new(),
        diagnostics,
    };
    binder.found.exprs.resize(ast.exprs.len(), Binding::Unresolved);
    binder.found.numbers.resize(ast.decls.len(), DeclTarget::None);
    binder.found.uses.resize(ast.decls.len(), Range32::EMPTY);
    binder.used_by.resize(ast.decls.len(), None);
    binder.module();
    binder.found
}

/// A loop whose body or continuing statement is being bound.
struct Loop {
    /// The first local not yet declared at the earliest `continue`.
    first_continue: Option<(LocalId, Span)>,
    /// The first local of the continuing statement, once that is being bound.
    continuing: Option<LocalId>,
}

struct Binder<'a> {
    ast: &'a Ast,
    symbols: &'a Interner,
    diagnostics: &'a mut Diagnostics,
    scopes: Scopes,
    found: Bindings,
    /// The last module-scope declaration that named each one, so that lists hold each once.
    used_by: IdVec<DeclId, Option<DeclId>>,
    current: DeclId,
    function: Option<super::program::FunctionId>,
    functions: usize,
    loops: Vec<Loop>,
    work: Vec<ExprId>,
    suggestions: u32,
    /// The scopes, by depth, of broken declarations without a name, each of which may be that of one unknown name.
    unnamed: Vec<usize>,
    /// The function in which an unknown name was reported last: once in each is enough. Module scope counts as one.
    said: HashMap<Symbol, Option<super::program::FunctionId>>,
    /// The unknown names that a broken declaration without a name at module scope may have declared.
    absorbed: HashSet<Symbol>,
}

impl Binder<'_> {
    fn module(&mut self) {
        for &decl in &self.ast.globals {
            if let Some(name) = self.ast.decl(decl).name() {
                self.declare(name, Binding::Module(decl));
            }
        }
        for &decl in &self.ast.globals {
            if let Decl::Broken(broken) = self.ast.decl(decl) {
                self.broken(Broken { name: None, ..broken });
            }
        }
        for &decl in &self.ast.globals {
            self.current = decl;
            let start = self.found.decl_lists.len() as u32;
            self.declaration(decl);
            let len = self.found.decl_lists.len() as u32 - start;
            self.found.uses[decl] = Range32 { start, len };
        }
    }

    fn declare(&mut self, name: Name, binding: Binding) {
        if let Err(first) = self.scopes.declare(name.symbol, name.span, binding) {
            self.duplicate(name, first);
        }
    }

    #[cold]
    fn duplicate(&mut self, name: Name, first: Span) {
        let text = self.symbols.resolve(name.symbol);
        let message = format!("'{text}' is already declared in this scope");
        let error = Diagnostic::error(rules::DUPLICATE_DECLARATION, name.span, message);
        self.diagnostics.push(error.with_note(first, "it is declared here first"));
    }

    /// Whatever is named in what could not be read may have been declared there, unless it is known from elsewhere.
    fn broken(&mut self, broken: Broken) {
        if let Some(name) = broken.name {
            self.declare(name, Binding::Broken);
        }
        if broken.is_unnamed {
            self.unnamed.push(self.scopes.depth());
        }
        for name in self.ast.name_list(broken.mentions) {
            if self.meaning(name.symbol) == Binding::Unresolved {
                // It is not declared here yet, or it would have a meaning.
                let _ = self.scopes.declare(name.symbol, name.span, Binding::Broken);
            }
        }
    }

    fn declaration(&mut self, decl: DeclId) {
        let ast = self.ast;
        match &ast.decls[decl].node {
            Decl::Broken(_) => {}
            Decl::Variable(variable) => self.variable_parts(variable),
            &Decl::Alias { ty, .. } => self.expr(ty),
            Decl::Struct(structure) => {
                for member in ast.member_list(structure.members) {
                    self.attributes(member.attributes);
                    self.expr(member.ty);
                }
            }
            Decl::Function(function) => self.function(function),
            &Decl::ConstAssert { condition } => self.expr(condition),
        }
    }

    fn variable_parts(&mut self, variable: &Variable) {
        self.attributes(variable.attributes);
        self.expr_list(variable.template_args);
        self.option(variable.ty);
        self.option(variable.initializer);
    }

    fn function(&mut self, function: &Function) {
        self.function = Some(Id::from_index(self.functions));
        self.functions += 1;
        self.attributes(function.attributes);
        let params = self.ast.param_list(function.params);
        for param in params {
            self.attributes(param.attributes);
            self.expr(param.ty);
        }
        self.attributes(function.return_attributes);
        self.option(function.return_type);
        self.scopes.open();
        for (index, param) in params.iter().enumerate() {
            let id = ParamId::from_index(function.params.start as usize + index);
            self.declare(param.name, Binding::Param(id));
        }
        if let Some(broken) = function.broken {
            self.broken(broken);
        }
        self.block_in_scope(function.body);
        self.close_scope();
        self.function = None;
    }

    fn block(&mut self, block: BlockId) {
        self.scopes.open();
        self.block_in_scope(block);
        self.close_scope();
    }

    fn close_scope(&mut self) {
        self.scopes.close();
        while self.unnamed.last().is_some_and(|&depth| depth > self.scopes.depth()) {
            self.unnamed.pop();
        }
    }

    /// The statements of a block whose scope is open already.
    fn block_in_scope(&mut self, block: BlockId) {
        self.attributes(self.ast.block(block).attributes);
        for &stmt in self.ast.block_stmts(block) {
            self.statement(stmt);
        }
    }

    fn statement(&mut self, stmt: StmtId) {
        match self.ast.stmt(stmt) {
            Stmt::Compound(block) => self.block(block),
            Stmt::If { attributes, clauses, otherwise } => {
                self.attributes(attributes);
                for clause in self.ast.if_clause_list(clauses) {
                    self.expr(clause.condition);
                    self.block(clause.body);
                }
                if let Some(block) = otherwise {
                    self.block(block);
                }
            }
            Stmt::Switch { attributes, selector, body_attributes, clauses } => {
                self.attributes(attributes);
                self.expr(selector);
                self.attributes(body_attributes);
                self.switch_clauses(clauses);
            }
            Stmt::Loop { attributes, body, continuing, break_if } => {
                self.attributes(attributes);
                self.loop_statement(body, continuing, break_if);
            }
            Stmt::While { attributes, condition, body } => {
                self.attributes(attributes);
                self.expr(condition);
                self.loop_body(|binder| binder.block(body));
            }
            Stmt::For { attributes, init, condition, update, body } => {
                self.attributes(attributes);
                self.for_statement(init, condition, update, body);
            }
            Stmt::Continue => self.note_continue(stmt),
            Stmt::Break | Stmt::Discard => {}
            Stmt::Return { value } => self.option(value),
            Stmt::Decl(decl) => self.local(decl),
            Stmt::Call { call: expr }
            | Stmt::PhonyAssign { value: expr }
            | Stmt::Increment { target: expr }
            | Stmt::Decrement { target: expr } => self.expr(expr),
            Stmt::Assign { target, value } | Stmt::CompoundAssign { target, value, .. } => {
                self.expr(target);
                self.expr(value);
            }
        }
    }

    fn switch_clauses(&mut self, clauses: Range32) {
        for clause in self.ast.switch_clause_list(clauses) {
            for &selector in self.ast.case_selector_list(clause.selectors) {
                if let CaseSelector::Value(value) = selector {
                    self.expr(value);
                }
            }
            self.block(clause.body);
        }
    }

    fn loop_body(&mut self, body: impl FnOnce(&mut Self)) {
        self.loops.push(Loop { first_continue: None, continuing: None });
        body(self);
        self.loops.pop();
    }

    fn loop_statement(&mut self, body: BlockId, continuing: Option<BlockId>, break_if: Option<ExprId>) {
        self.scopes.open();
        self.loop_body(|binder| {
            binder.block_in_scope(body);
            if let Some(block) = continuing {
                let next = binder.found.locals.next_id();
                binder.loops.last_mut().expect("the loop was just entered").continuing = Some(next);
                binder.scopes.open();
                binder.block_in_scope(block);
                binder.option(break_if);
                binder.close_scope();
            }
        });
        self.close_scope();
    }

    /// The initializer's names are in scope to the end of the body, and the body declares in the same scope; but the
    /// condition and update see only the initializer's.
    fn for_statement(
        &mut self,
        init: Option<StmtId>,
        condition: Option<ExprId>,
        update: Option<StmtId>,
        body: BlockId,
    ) {
        self.scopes.open();
        if let Some(init) = init {
            self.statement(init);
        }
        self.option(condition);
        if let Some(update) = update {
            self.statement(update);
        }
        self.loop_body(|binder| binder.block_in_scope(body));
        self.close_scope();
    }

    fn note_continue(&mut self, stmt: StmtId) {
        let next = self.found.locals.next_id();
        if let Some(innermost) = self.loops.last_mut()
            && innermost.continuing.is_none()
            && innermost.first_continue.is_none()
        {
            innermost.first_continue = Some((next, self.ast.stmt_span(stmt)));
        }
    }

    fn local(&mut self, decl: DeclId) {
        let ast = self.ast;
        let variable = match &ast.decls[decl].node {
            Decl::Variable(variable) => variable,
            &Decl::ConstAssert { condition } => return self.expr(condition),
            &Decl::Broken(broken) => return self.broken(broken),
            _ => return,
        };
        self.variable_parts(variable);
        let Some(function) = self.function else { return };
        let id = self.found.locals.push(Local {
            decl,
            function,
            name: variable.name.symbol,
            kind: variable.kind,
            ty: TypeId::VOID,
            initializer: variable.initializer,
            constant: None,
            reference: None,
        });
        self.found.numbers[decl] = DeclTarget::Local(id);
        self.declare(variable.name, Binding::Local(id));
    }

    /// Attributes hold identifiers that are no context-dependent names only in the parameters that are expressions.
    #[inline]
    fn attributes(&mut self, run: Range32) {
        if !run.is_empty() {
            self.attribute_list(run);
        }
    }

    #[inline(never)]
    fn attribute_list(&mut self, run: Range32) {
        let ast = self.ast;
        for attribute in ast.attribute_list(run) {
            for expr in attribute_exprs(attribute).into_iter().flatten() {
                self.expr(expr);
            }
        }
    }

    fn option(&mut self, expr: Option<ExprId>) {
        if let Some(expr) = expr {
            self.expr(expr);
        }
    }

    fn expr_list(&mut self, run: Range32) {
        for &expr in self.ast.expr_list(run) {
            self.expr(expr);
        }
    }

    /// Binds all identifiers of an expression, from left to right.
    fn expr(&mut self, root: ExprId) {
        let ast = self.ast;
        let base = self.work.len();
        let mut expr = root;
        loop {
            work::note(1);
            // The first operand is bound next, those after it wait.
            expr = match &ast.exprs[expr].node {
                Expr::Literal(_) | Expr::Broken => match self.next_operand(base) {
                    Some(waiting) => waiting,
                    None => return,
                },
                Expr::Ident { name, template_args } => {
                    self.identifier(expr, name);
                    if !template_args.is_empty() {
                        self.work.extend(ast.expr_list(*template_args).iter().rev());
                    }
                    match self.next_operand(base) {
                        Some(waiting) => waiting,
                        None => return,
                    }
                }
                &Expr::Index { base, index } => {
                    self.work.push(index);
                    base
                }
                &Expr::Member { base: operand, .. } | &Expr::Unary { operand, .. } => operand,
                &Expr::Binary { left, right, .. } => {
                    self.work.push(right);
                    left
                }
                &Expr::Call { callee, args } => {
                    self.work.extend(ast.expr_list(args).iter().rev());
                    callee
                }
            };
        }
    }

    /// The next of the operands that wait above the base of the stack.
    #[inline]
    fn next_operand(&mut self, base: usize) -> Option<ExprId> {
        if self.work.len() > base { self.work.pop() } else { None }
    }

    #[inline]
    fn identifier(&mut self, expr: ExprId, name: &Name) {
        let binding = self.scopes.lookup(name.symbol);
        self.found.exprs[expr] = *binding;
        match *binding {
            Binding::Unresolved => {
                let meaning = self.predeclared(name.symbol);
                self.found.exprs[expr] = meaning;
                if meaning == Binding::Unresolved {
                    self.unknown(*name);
                }
            }
            Binding::Module(decl) => self.note_use(decl),
            Binding::Local(local) if !self.loops.is_empty() => self.check_bypass(*name, local),
            _ => {}
        }
    }

    /// What a name means here, if anything.
    fn meaning(&mut self, name: Symbol) -> Binding {
        match *self.scopes.lookup(name) {
            Binding::Unresolved => self.predeclared(name),
            declared => declared,
        }
    }

    /// What a name that nothing declares here means before the module begins, if anything. It is looked up once.
    #[inline(never)]
    fn predeclared(&mut self, name: Symbol) -> Binding {
        let Some(meaning) = predeclared::lookup(self.symbols.resolve(name)) else { return Binding::Unresolved };
        let binding = Binding::Predeclared(meaning);
        self.scopes.predeclare(name, binding);
        binding
    }

    #[inline]
    fn note_use(&mut self, decl: DeclId) {
        if self.used_by[decl] != Some(self.current) {
            self.used_by[decl] = Some(self.current);
            self.found.decl_lists.push(decl);
        }
    }

    /// A continuing statement may not use what a `continue` may have skipped.
    #[inline(never)]
    fn check_bypass(&mut self, name: Name, local: LocalId) {
        for entered in self.loops.iter().rev() {
            let (Some(start), Some((first, at))) = (entered.continuing, entered.first_continue) else { continue };
            if first <= local && local < start {
                let text = self.symbols.resolve(name.symbol);
                let message = format!("'{text}' is used in 'continuing', but a 'continue' may skip its declaration");
                let error = Diagnostic::error(rules::CONTINUE_PAST_DECLARATION, name.span, message);
                self.diagnostics.push(error.with_note(at, "this 'continue' skips it"));
                return;
            }
        }
    }

    /// Reports a name that means nothing, unless that was said already or a broken declaration may be the one of it.
    #[cold]
    fn unknown(&mut self, name: Name) {
        if self.said.insert(name.symbol, self.function) == Some(self.function) {
            return;
        }
        if self.absorbed.contains(&name.symbol) {
            return;
        }
        if let Some(depth) = self.unnamed.pop() {
            if depth == 1 {
                self.absorbed.insert(name.symbol);
            }
            return;
        }
        let symbols = self.symbols;
        let text = symbols.resolve(name.symbol);
        let mut error =
            Diagnostic::error(rules::UNKNOWN_IDENTIFIER, name.span, format!("'{text}' is not declared here"));
        if let Some(advice) = syntax::migration::advice(text) {
            error = error.with_help(advice);
        } else if self.suggestions < MAX_SUGGESTIONS {
            self.suggestions += 1;
            let declared = self.scopes.names().map(|symbol: Symbol| symbols.resolve(symbol));
            error = with_nearest(error, (text, name.span), declared.chain(predeclared::suggestions()));
        }
        self.diagnostics.push(error);
    }
}

/// The expressions among an attribute's parameters.
pub(super) fn attribute_exprs(attribute: &Attribute) -> [Option<ExprId>; 3] {
    match attribute.kind {
        AttributeKind::Align(value)
        | AttributeKind::Binding(value)
        | AttributeKind::BlendSrc(value)
        | AttributeKind::Group(value)
        | AttributeKind::Id(value)
        | AttributeKind::Location(value)
        | AttributeKind::Size(value)
        | AttributeKind::SubgroupSize(value) => [Some(value), None, None],
        AttributeKind::WorkgroupSize { x, y, z } => [Some(x), y, z],
        _ => [None; 3],
    }
}
