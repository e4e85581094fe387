//! Statements: scopes, behaviours, and what control flow may do.

use hashbrown::{HashMap, HashSet};

use super::Checker;
use crate::diagnostic::Span;
use crate::util::{Range32, Symbol};
use crate::wsl::ast::{Case, Expr, ExprId, Space, Stmt, StmtId, TypeExprId};
use crate::wsl::program::{Body, FunctionId, FunctionName, Local, LocalId, Need};
use crate::wsl::rules;
use crate::wsl::types::{Shape, Ty};

/// What control may do at the end of a statement, as bits. That a statement discards is kept with its function.
type Behaviour = u8;
const NOTHING: Behaviour = 1;
const RETURN: Behaviour = 2;
const BREAK: Behaviour = 4;
const CONTINUE: Behaviour = 8;
const FALLTHROUGH: Behaviour = 16;
/// Something could not be read: nothing is said of what control does behind it.
const BROKEN: Behaviour = 32;

/// The variables in scope, and the statements around the one that is checked.
#[derive(Default)]
pub(super) struct Scope {
    /// The variables of each name, innermost last, with the block that each is of.
    names: HashMap<Symbol, Vec<(u32, LocalId)>>,
    /// The names declared so far, innermost last.
    declared: Vec<Symbol>,
    /// The number of the innermost block.
    block: u32,
    /// How many blocks there were.
    blocks: u32,
    /// The loops and switches around the statement.
    around: Vec<Around>,
    /// How many branches, loops and switches are around the statement.
    nesting: u32,
}

#[derive(Copy, Clone, PartialEq, Eq)]
enum Around {
    Loop,
    Switch,
}

impl Checker<'_> {
    pub(super) fn bodies(&mut self) {
        for id in self.functions.ids() {
            if let Body::Statements(body) = self.functions[id].body {
                self.body(id, body);
            }
        }
    }

    fn body(&mut self, id: FunctionId, body: Range32) {
        self.current = Some(id);
        self.scope = Scope::default();
        let ast = self.ast;
        let source = self.functions[id].source;
        for (index, param) in source.of(&ast.variables).iter().enumerate() {
            let name = param.name.map(|name| name.text);
            let span = param.name.map_or(ast.types[param.ty].span, |name| name.span);
            let ty = self.functions[id].param_types[index];
            if let Some(name) = name
                && self.scope.names.contains_key(&name)
            {
                let message = format!("there is another parameter '{}'", self.text(name));
                self.error(rules::DUPLICATE_PARAMETER, span, message);
            }
            let local = self.declare(name, span, ty, Space::Thread);
            self.functions[id].params.push(local);
        }
        let behaviour = self.block(body);
        let function = &self.functions[id];
        let runs_off = behaviour & (NOTHING | BROKEN) == NOTHING;
        if function.result != Ty::VOID && function.result != Ty::ERROR && runs_off {
            let message =
                format!("control may reach the end of '{}' without a value", self.function_text(function.name));
            let span = function.span;
            self.error(rules::FUNCTION_BEHAVIOUR, span, message);
        }
        self.current = None;
    }

    fn declare(&mut self, name: Option<Symbol>, span: Span, ty: Ty, space: Space) -> LocalId {
        let local = self.locals.push(Local { name, span, ty, space });
        if let Some(name) = name {
            self.scope.names.entry(name).or_default().push((self.scope.block, local));
            self.scope.declared.push(name);
        }
        local
    }

    pub(super) fn find_local(&self, name: Symbol) -> Option<LocalId> {
        self.scope.names.get(&name)?.last().map(|&(_, local)| local)
    }

    /// Runs `f` in a block of its own.
    fn scoped<T>(&mut self, f: impl FnOnce(&mut Self) -> T) -> T {
        let (outer, declared) = (self.scope.block, self.scope.declared.len());
        self.scope.blocks += 1;
        self.scope.block = self.scope.blocks;
        let result = f(self);
        self.scope.block = outer;
        for name in self.scope.declared.split_off(declared) {
            if let Some(locals) = self.scope.names.get_mut(&name) {
                locals.pop();
            }
        }
        result
    }

    fn block(&mut self, list: Range32) -> Behaviour {
        self.scoped(|c| {
            let ast = c.ast;
            let mut all = NOTHING;
            let mut is_reported = false;
            for &stmt in list.of(&ast.stmt_lists) {
                if all & NOTHING == 0 && !is_reported {
                    is_reported = true;
                    if all & FALLTHROUGH != 0 {
                        c.error(
                            rules::TERMINATOR_PLACEMENT,
                            ast.stmt_span(stmt),
                            "'fallthrough' is the last statement of a case",
                        );
                    } else {
                        c.error(
                            rules::UNREACHABLE_STATEMENT,
                            ast.stmt_span(stmt),
                            "control does not reach this statement",
                        );
                    }
                } else if all & FALLTHROUGH != 0 && !is_reported {
                    is_reported = true;
                    c.error(
                        rules::TERMINATOR_PLACEMENT,
                        ast.stmt_span(stmt),
                        "'fallthrough' is the last statement of a case",
                    );
                }
                let behaviour = c.statement(stmt);
                all = all & !NOTHING | behaviour;
            }
            all
        })
    }

    fn nested(&mut self, around: Option<Around>, f: impl FnOnce(&mut Self) -> Behaviour) -> Behaviour {
        self.scope.around.extend(around);
        self.scope.nesting += 1;
        let behaviour = f(self);
        self.scope.nesting -= 1;
        if around.is_some() {
            self.scope.around.pop();
        }
        behaviour
    }

    fn statement(&mut self, id: StmtId) -> Behaviour {
        let ast = self.ast;
        let span = ast.stmt_span(id);
        match ast.stmts[id].0 {
            Stmt::Block(list) => self.block(list),
            Stmt::Empty => NOTHING,
            Stmt::Broken => NOTHING | BROKEN,
            Stmt::If { condition, then, otherwise } => {
                self.condition(condition);
                self.nested(None, |c| {
                    let then = c.scoped(|c| c.statement(then));
                    then | otherwise.map_or(NOTHING, |otherwise| c.scoped(|c| c.statement(otherwise)))
                })
            }
            Stmt::While { condition, body } => {
                self.condition(condition);
                self.loop_body(body) | NOTHING
            }
            Stmt::DoWhile { body, condition } => {
                let behaviour = self.loop_body(body);
                self.condition(condition);
                behaviour
            }
            Stmt::For { init, condition, update, body } => self.scoped(|c| {
                if let Some(init) = init {
                    c.statement(init);
                }
                if let Some(condition) = condition {
                    c.condition(condition);
                }
                if let Some(update) = update {
                    c.effect(update);
                }
                let behaviour = c.loop_body(body);
                // Without a condition only a `break` leads out.
                if condition.is_some() { behaviour | NOTHING } else { behaviour }
            }),
            Stmt::Switch { selector, cases } => self.switch(span, selector, cases),
            Stmt::Variables { ty, declarators } => {
                self.variables(ty, declarators);
                NOTHING
            }
            Stmt::Expr(expr) => {
                self.effect(expr);
                NOTHING
            }
            Stmt::Break => self.exit(span, BREAK),
            Stmt::Continue => self.exit(span, CONTINUE),
            Stmt::Fallthrough => self.exit(span, FALLTHROUGH),
            Stmt::Discard => {
                self.needs(Need::Discard, span);
                0
            }
            Stmt::Return(value) => {
                self.return_statement(span, value);
                RETURN
            }
        }
    }

    fn loop_body(&mut self, body: StmtId) -> Behaviour {
        let behaviour = self.nested(Some(Around::Loop), |c| c.scoped(|c| c.statement(body)));
        // The next round, and with it the condition, is reached by the end of the body and by `continue`.
        let goes_on = behaviour & (BREAK | CONTINUE) != 0;
        behaviour & !(BREAK | CONTINUE) | if goes_on { NOTHING } else { 0 }
    }

    fn exit(&mut self, span: Span, behaviour: Behaviour) -> Behaviour {
        let around = &self.scope.around;
        let (is_placed, what) = match behaviour {
            BREAK => (!around.is_empty(), "'break' stands in a loop or switch"),
            CONTINUE => (around.contains(&Around::Loop), "'continue' stands in a loop"),
            _ => (around.contains(&Around::Switch), "'fallthrough' stands in a switch"),
        };
        if !is_placed {
            self.error(rules::TERMINATOR_PLACEMENT, span, what);
        } else if behaviour == FALLTHROUGH && around.last() == Some(&Around::Loop) {
            self.error(rules::UNSUPPORTED, span, "a 'fallthrough' that leaves a loop is not translated");
        }
        if is_placed { behaviour } else { 0 }
    }

    fn return_statement(&mut self, span: Span, value: Option<ExprId>) {
        let result = self.functions[self.this_function()].result;
        match value {
            None if result == Ty::VOID || result == Ty::ERROR => {}
            None => {
                let message = format!("this function returns '{}'", self.spell(result));
                self.error(rules::RETURN_TYPE, span, message);
            }
            Some(value) => {
                let info = self.check(value);
                if !self.coerce(value, result) {
                    let message = format!(
                        "this function returns '{}', and this is '{}'",
                        self.spell(result),
                        self.spell(info.ty)
                    );
                    self.error(rules::RETURN_TYPE, self.span(value), message);
                }
            }
        }
        if self.types.is_reference(result) && self.scope.nesting > 0 {
            let message = "pointers and array references are not returned from inside a branch, loop or switch";
            self.error(rules::RETURN_REFERENCE, span, message);
        }
    }

    /// An expression for its effects.
    fn effect(&mut self, expr: ExprId) {
        self.check(expr);
        self.settle(expr);
    }

    fn condition(&mut self, expr: ExprId) {
        let info = self.check(expr);
        self.settle(expr);
        if info.ty != Ty::BOOL && info.ty != Ty::ERROR {
            let message = format!("a condition is 'bool', and this is '{}'", self.spell(info.ty));
            self.error(rules::CONDITION_TYPE, self.span(expr), message);
        }
    }

    fn variables(&mut self, written: TypeExprId, declarators: Range32) {
        let ast = self.ast;
        let ty = self.resolve(written);
        let span = ast.types[written].span;
        let mut space = Space::Thread;
        let is_reference = self.types.is_reference(ty);
        if let Some(named) = ast.types[written].space
            && !is_reference
        {
            space = named;
            if matches!(space, Space::Device | Space::Constant) {
                let message = format!("variables lie in 'thread' or 'threadgroup', not in '{}'", space.name());
                self.error(rules::VARIABLE_SPACE, span, message);
                space = Space::Thread;
            }
        }
        if ty == Ty::VOID {
            self.error(rules::VOID_TYPE, span, "a variable is not of type 'void'");
        } else if self.types.facts(ty).has_opaque {
            self.error(rules::OPAQUE_TYPE, span, "textures and samplers are parameters only");
        } else if self.types.has_atomic(ty) && space == Space::Thread && !is_reference {
            self.error(rules::ATOMIC_VALUE, span, "atomics lie in 'threadgroup' or 'device' memory");
        }
        if space == Space::Threadgroup {
            self.needs(Need::Threadgroup, span);
        }
        for (index, declarator) in declarators.of(&ast.declarators).iter().enumerate() {
            let name = declarator.name;
            let earlier = self.scope.names.get(&name.text).and_then(|locals| locals.last());
            if earlier.is_some_and(|&(block, _)| block == self.scope.block) {
                let message = format!("there is another variable '{}' in this block", self.text(name.text));
                self.error(rules::DUPLICATE_VARIABLE, name.span, message);
            }
            // A variable is in scope in its own initial value, but for what must have one.
            let early = (!is_reference).then(|| self.declare(Some(name.text), name.span, ty, space));
            match declarator.initializer {
                Some(value) => self.initializer(value, ty),
                None if is_reference => {
                    self.error(
                        rules::VARIABLE_INITIALIZER,
                        name.span,
                        "a pointer or array reference has an initial value",
                    );
                }
                None => {}
            }
            let local = early.unwrap_or_else(|| self.declare(Some(name.text), name.span, ty, space));
            self.declared[declarators.start as usize + index] = Some(local);
        }
    }

    fn initializer(&mut self, value: ExprId, ty: Ty) {
        let info = self.check(value);
        if !self.coerce(value, ty) {
            let message = format!("this is '{}', and the variable '{}'", self.spell(info.ty), self.spell(ty));
            self.error(rules::INITIALIZER_TYPE, self.span(value), message);
        } else if self.types.has_atomic(ty) {
            self.error(rules::ATOMIC_VALUE, self.span(value), "an atomic is no value");
        }
    }

    fn switch(&mut self, span: Span, selector: ExprId, cases: Range32) -> Behaviour {
        let ast = self.ast;
        self.check(selector);
        let ty = self.settle(selector);
        if self.types.integer_base(ty).is_none() && ty != Ty::ERROR {
            let message = format!("a switch is over 'int', 'uint' or an enum, and this is '{}'", self.spell(ty));
            self.error(rules::SWITCH_TYPE, self.span(selector), message);
        }
        let list = cases.of(&ast.cases);
        self.case_values(ty, span, cases, list);
        let mut all = 0;
        for (index, case) in list.iter().enumerate() {
            let behaviour = self.nested(Some(Around::Switch), |c| c.block(case.body));
            if behaviour & (NOTHING | BROKEN) == NOTHING {
                let message = "control may run off the end of this case: end it by 'break' or 'fallthrough'";
                self.error(rules::SWITCH_BEHAVIOUR, case.span, message);
            }
            if behaviour & FALLTHROUGH != 0 && index + 1 == list.len() {
                self.error(rules::SWITCH_BEHAVIOUR, case.span, "there is no case to fall through to");
            }
            all |= behaviour;
        }
        let leaves = all & BREAK != 0 || list.is_empty();
        all & !(NOTHING | FALLTHROUGH | BREAK) | if leaves { NOTHING } else { 0 }
    }

    fn case_values(&mut self, ty: Ty, span: Span, run: Range32, cases: &[Case]) {
        let mut seen = HashSet::new();
        let mut default = None;
        for (index, case) in cases.iter().enumerate() {
            let Some(value) = case.value else {
                if default.replace(case.span).is_some() {
                    self.error(rules::DUPLICATE_CASE, case.span, "there is another default");
                }
                continue;
            };
            let info = self.check(value);
            let fits = self.coerce(value, ty);
            let number = self.case_number(value);
            let (true, Some(number)) = (fits, number) else {
                if info.ty != Ty::ERROR && ty != Ty::ERROR {
                    let message =
                        format!("this is '{}', and the switch is over '{}'", self.spell(info.ty), self.spell(ty));
                    self.error(rules::SWITCH_TYPE, self.span(value), message);
                }
                continue;
            };
            self.case_values[run.start as usize + index] = Some(number);
            if !seen.insert(number) {
                self.error(rules::DUPLICATE_CASE, self.span(value), "there is another case of this value");
            }
        }
        let Some(_) = self.types.integer_base(ty) else { return };
        let covers_all = match self.types.get(ty) {
            Shape::Enum(id) => self.types.enums[id].elements.iter().all(|(_, value)| seen.contains(value)),
            _ => false,
        };
        match default {
            Some(span) if covers_all => self.error(rules::SWITCH_COVERAGE, span, "no value is left for the default"),
            None if !covers_all => {
                self.error(rules::SWITCH_COVERAGE, span, "this switch has no case for some values, and no default")
            }
            _ => {}
        }
    }

    fn case_number(&self, value: ExprId) -> Option<i64> {
        match (self.expr(value), self.infos[value].meaning) {
            (_, super::super::program::Meaning::EnumValue(value)) => Some(value),
            (Expr::Int { magnitude, is_negative }, _) => {
                let value = i64::try_from(magnitude).ok()?;
                Some(if is_negative { -value } else { value })
            }
            (Expr::Uint(value), _) => Some(value.into()),
            _ => None,
        }
    }

    /// The name of a function, where it has a plain one.
    pub(super) fn plain_name(&self, id: FunctionId) -> Option<Symbol> {
        match self.functions[id].name {
            FunctionName::Plain(symbol) => Some(symbol),
            FunctionName::Cast(_) => None,
        }
    }
}

impl Checker<'_> {
    /// The names of the variables in scope.
    pub(super) fn scope_names(&self) -> impl Iterator<Item = Symbol> + '_ {
        self.scope.declared.iter().copied()
    }
}
