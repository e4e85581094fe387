//! Statements.

use super::{Parsed, Parser};
use crate::util::Range32;
use crate::wsl::ast::{Case, Declarator, Expr, ExprId, Stmt, StmtId};
use crate::wsl::rules;
use crate::wsl::token::Kind;

impl Parser<'_> {
    /// Statements up to the `}` that ends them, which is read too.
    pub(super) fn block_body(&mut self) -> Parsed<Range32> {
        self.expect(Kind::BraceOpen)?;
        let body = self.statements(|kind| kind == Kind::BraceClose);
        self.expect(Kind::BraceClose)?;
        Ok(body)
    }

    fn statements(&mut self, is_end: impl Fn(Kind) -> bool) -> Range32 {
        let mut list = Vec::new();
        while !is_end(self.kind()) && self.kind() != Kind::End {
            let before = self.at;
            match self.statement() {
                Ok(stmt) => list.push(stmt),
                Err(_) => {
                    let span = self.span();
                    self.skip_statement();
                    list.push(self.make_stmt(Stmt::Broken, span));
                    if self.at == before && !is_end(self.kind()) {
                        self.advance();
                    }
                }
            }
        }
        Range32::copy(&mut self.ast.stmt_lists, &list)
    }

    fn statement(&mut self) -> Parsed<StmtId> {
        self.nested(Self::statement_here)
    }

    fn statement_here(&mut self) -> Parsed<StmtId> {
        let start = self.span();
        let stmt = match self.kind() {
            Kind::BraceOpen => Stmt::Block(self.block_body()?),
            Kind::If => self.if_statement()?,
            Kind::While => {
                self.advance();
                let condition = self.condition()?;
                Stmt::While { condition, body: self.statement()? }
            }
            Kind::Do => self.do_while()?,
            Kind::For => self.for_statement()?,
            Kind::Switch => self.switch()?,
            Kind::Break => self.terminator(Stmt::Break)?,
            Kind::Continue => self.terminator(Stmt::Continue)?,
            Kind::Discard => self.terminator(Stmt::Discard)?,
            Kind::Fallthrough => self.terminator(Stmt::Fallthrough)?,
            Kind::Return => {
                self.advance();
                let value = if self.kind() == Kind::Semicolon { None } else { Some(self.expr()?) };
                self.expect(Kind::Semicolon)?;
                Stmt::Return(value)
            }
            _ => {
                let stmt = self.variables_or_expression()?;
                self.expect(Kind::Semicolon)?;
                stmt
            }
        };
        Ok(self.make_stmt(stmt, start))
    }

    fn terminator(&mut self, stmt: Stmt) -> Parsed<Stmt> {
        self.advance();
        self.expect(Kind::Semicolon)?;
        Ok(stmt)
    }

    fn condition(&mut self) -> Parsed<ExprId> {
        self.expect(Kind::ParenOpen)?;
        let condition = self.expr()?;
        self.expect(Kind::ParenClose)?;
        Ok(condition)
    }

    fn if_statement(&mut self) -> Parsed<Stmt> {
        self.advance();
        let condition = self.condition()?;
        let then = self.statement()?;
        let otherwise = if self.eat(Kind::Else) { Some(self.statement()?) } else { None };
        Ok(Stmt::If { condition, then, otherwise })
    }

    fn do_while(&mut self) -> Parsed<Stmt> {
        self.advance();
        let body = self.statement()?;
        self.expect(Kind::While)?;
        let condition = self.condition()?;
        self.expect(Kind::Semicolon)?;
        Ok(Stmt::DoWhile { body, condition })
    }

    fn for_statement(&mut self) -> Parsed<Stmt> {
        self.advance();
        self.expect(Kind::ParenOpen)?;
        let start = self.span();
        let init = match self.variables_or_expression()? {
            Stmt::Empty => None,
            stmt => Some(self.make_stmt(stmt, start)),
        };
        self.expect(Kind::Semicolon)?;
        let condition = if self.kind() == Kind::Semicolon { None } else { Some(self.expr()?) };
        self.expect(Kind::Semicolon)?;
        let update = if self.kind() == Kind::ParenClose { None } else { Some(self.expr()?) };
        self.expect(Kind::ParenClose)?;
        Ok(Stmt::For { init, condition, update, body: self.statement()? })
    }

    fn switch(&mut self) -> Parsed<Stmt> {
        self.advance();
        let selector = self.condition()?;
        self.expect(Kind::BraceOpen)?;
        let mut cases = Vec::new();
        while !matches!(self.kind(), Kind::BraceClose | Kind::End) {
            let start = self.span();
            let value = if self.eat(Kind::Default) {
                None
            } else {
                self.expect(Kind::Case)?;
                Some(self.constexpr()?)
            };
            let span = self.span_from(start);
            self.expect(Kind::Colon)?;
            let body = self.statements(|kind| matches!(kind, Kind::Case | Kind::Default | Kind::BraceClose));
            cases.push(Case { value, body, span });
        }
        self.expect(Kind::BraceClose)?;
        Ok(Stmt::Switch { selector, cases: Range32::copy(&mut self.ast.cases, &cases) })
    }

    /// `variableDecls | maybeEffectfulExpr`
    fn variables_or_expression(&mut self) -> Parsed<Stmt> {
        if matches!(self.kind(), Kind::Semicolon) {
            return Ok(Stmt::Empty);
        }
        if self.starts_declaration() {
            return self.variables();
        }
        let expr = self.expr()?;
        self.hold_to_effects(expr)?;
        Ok(Stmt::Expr(expr))
    }

    fn variables(&mut self) -> Parsed<Stmt> {
        let ty = self.ty()?;
        let mut list = Vec::new();
        loop {
            let name = self.name()?;
            let initializer = if self.eat(Kind::Equal) { Some(self.ternary()?) } else { None };
            list.push(Declarator { name, initializer });
            if !self.eat(Kind::Comma) {
                break;
            }
        }
        Ok(Stmt::Variables { ty, declarators: Range32::copy(&mut self.ast.declarators, &list) })
    }

    /// Each part of a list of expressions that is a statement must be one that may have effects.
    fn hold_to_effects(&mut self, expr: ExprId) -> Parsed<()> {
        let mut rest = expr;
        loop {
            let (last, more) = match self.ast.expr(rest) {
                Expr::Comma(first, last) => (last, Some(first)),
                _ => (rest, None),
            };
            let has_effects = matches!(
                self.ast.expr(last),
                Expr::Assign(..) | Expr::Compound(..) | Expr::Step { .. } | Expr::Call(..) | Expr::Paren(_)
            );
            if !has_effects {
                let span = self.ast.expr_span(last);
                let message = "a statement is a call, an assignment or a step; parentheses make one of any expression";
                return Err(self.fail(rules::EFFECTLESS_STATEMENT, span, message));
            }
            match more {
                Some(first) => rest = first,
                None => return Ok(()),
            }
        }
    }
}
