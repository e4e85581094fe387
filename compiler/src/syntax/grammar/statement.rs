//! Statements (`statements`): blocks, and the statements that end in `;`. Those with blocks are in `selection` and `iteration`.

use super::operator::compound_assignment;
use super::{Parse, Parser, TokenKind, rules};
use crate::diagnostic::Diagnostic;
use crate::syntax::ast::{Block, BlockId, Expr, ExprId, Stmt, StmtId, UnaryOp};
use crate::util::Range32;

impl Parser<'_> {
    /// `compound_statement: attribute* '{' statement* '}'`, after its attributes. `what` says whose block it is.
    pub(super) fn compound_statement(&mut self, attributes: Range32, what: &str) -> Parse<BlockId> {
        self.braced(attributes, what, |parser| {
            parser.statements();
            Ok(())
        })
        .map(|(block, ())| block)
    }

    /// A block whose statements `body` gathers on the scratch stack.
    pub(super) fn braced<T>(
        &mut self,
        attributes: Range32,
        what: &str,
        body: impl FnOnce(&mut Self) -> Parse<T>,
    ) -> Parse<(BlockId, T)> {
        let (open, start) = (self.at, self.start());
        if self.peek() != TokenKind::BraceLeft {
            let message = format!("expected '{{' to start {what}, found {}", self.found());
            return Err(self.error_here(rules::EXPECTED_TOKEN, message));
        }
        self.bump();
        let mark = self.scratch.stmts.len();
        let result = self.in_braces(body);
        let stmts = Range32::extend(&mut self.ast.stmt_lists, self.scratch.stmts.drain(mark..));
        let value = result?;
        if !self.missing_brace && self.peek() != TokenKind::BraceRight {
            self.missing_brace = true;
            return Err(self.expect_close(TokenKind::BraceRight, open, what).expect_err("it is another token"));
        }
        if !self.missing_brace {
            self.bump();
        }
        let span = self.span_from(start);
        Ok((self.ast.blocks.push(Block { attributes, stmts, span }), value))
    }

    /// `statement*` up to the `}`, on the scratch stack. Each mistake costs one statement.
    pub(super) fn statements(&mut self) {
        while !self.missing_brace && !self.ends_statements() {
            self.one_statement();
        }
    }

    /// One statement on the scratch stack, or recovery from its mistake. Always moves on, but at the end of the statements.
    pub(super) fn one_statement(&mut self) {
        let before = self.at;
        match self.statement() {
            Ok(Some(stmt)) => self.scratch.stmts.push(stmt),
            Ok(None) => {}
            Err(_) => self.recover_in_block(before),
        }
        if self.at == before && !self.ends_statements() {
            self.bump();
        }
    }

    /// Whether the statements of a block end here: at its `}`, where a declaration shows that one is missing, or at a `continuing`.
    fn ends_statements(&self) -> bool {
        use TokenKind as T;
        match self.peek() {
            T::EndOfText | T::BraceRight | T::Continuing => true,
            T::Fn => self.peek_second() == T::Identifier,
            _ => false,
        }
    }

    /// `statement`; `None` is an empty one.
    fn statement(&mut self) -> Parse<Option<StmtId>> {
        if self.eat(TokenKind::Semicolon) {
            return Ok(None);
        }
        let start = self.start();
        let attributes = self.attribute_list()?;
        let stmt = match self.peek() {
            TokenKind::BraceLeft => Stmt::Compound(self.compound_statement(attributes, "the block")?),
            TokenKind::If => self.if_statement(attributes)?,
            TokenKind::Switch => self.switch_statement(attributes)?,
            TokenKind::Loop => self.loop_statement(attributes)?,
            TokenKind::For => self.for_statement(attributes)?,
            TokenKind::While => self.while_statement(attributes)?,
            _ => {
                self.no_attributes(attributes, "statements without a block");
                self.simple_statement()?
            }
        };
        Ok(Some(self.push_stmt(stmt, start)))
    }

    /// The statements that end in `;`.
    fn simple_statement(&mut self) -> Parse<Stmt> {
        use TokenKind as T;
        let (stmt, what) = match self.peek() {
            T::Break => (self.break_statement()?, "'break'"),
            T::Continue => (self.keyword_statement(Stmt::Continue), "'continue'"),
            T::Discard => (self.keyword_statement(Stmt::Discard), "'discard'"),
            T::Return => (self.return_statement()?, "the return statement"),
            T::Var | T::Let | T::Const => (self.variable_statement()?, "the declaration"),
            T::ConstAssert => (self.assert_statement()?, "the assertion"),
            T::Case | T::Default => {
                return Err(self.misplaced(rules::CASE_PLACEMENT, "clauses of a switch stand in its body only"));
            }
            T::Else => {
                return Err(self.misplaced(rules::ELSE_PLACEMENT, "there is no 'if' that this 'else' belongs to"));
            }
            T::Fn | T::Struct | T::Alias | T::Override | T::Enable | T::Requires => {
                let message = format!("{} stands at module scope only", self.peek().describe());
                return Err(self.misplaced(rules::MODULE_SCOPE_ONLY, &message));
            }
            _ => (self.updating_or_call_statement()?, "the statement"),
        };
        self.semicolon(what)?;
        Ok(stmt)
    }

    fn misplaced(&mut self, rule: crate::diagnostic::Rule, message: &str) -> super::Reported {
        self.error_here(rule, message)
    }

    fn keyword_statement(&mut self, stmt: Stmt) -> Stmt {
        self.bump();
        stmt
    }

    /// `'break'`; a `break if` is read by the continuing statement that it ends.
    fn break_statement(&mut self) -> Parse<Stmt> {
        self.bump();
        if self.peek() == TokenKind::If {
            let message = "'break if' ends a continuing block only";
            let error = Diagnostic::error(rules::BREAK_IF_PLACEMENT, self.token().span(), message);
            return Err(self.report(error.with_help("elsewhere, write 'if condition { break; }'")));
        }
        Ok(Stmt::Break)
    }

    /// `'return' expression?`
    fn return_statement(&mut self) -> Parse<Stmt> {
        self.bump();
        let ends = matches!(self.peek(), TokenKind::Semicolon | TokenKind::BraceRight);
        let value = if ends { None } else { Some(self.expression()?) };
        Ok(Stmt::Return { value })
    }

    fn assert_statement(&mut self) -> Parse<Stmt> {
        let start = self.start();
        let decl = self.const_assert()?;
        Ok(Stmt::Decl(self.push_decl(decl, start)))
    }

    /// `variable_updating_statement` or `func_call_statement`, without the `;`.
    pub(super) fn updating_or_call_statement(&mut self) -> Parse<Stmt> {
        if self.peek() == TokenKind::Underscore {
            self.bump();
            self.expect(TokenKind::Equal, "'_'")?;
            return Ok(Stmt::PhonyAssign { value: self.expression()? });
        }
        if !self.starts_target() {
            let message = format!("expected a statement, found {}", self.found());
            return Err(self.error_here(rules::EXPECTED_STATEMENT, message));
        }
        let target = self.unary_expression()?;
        let kind = self.peek();
        if kind == TokenKind::Equal {
            self.assignment_target(target.id)?;
            self.bump();
            return Ok(Stmt::Assign { target: target.id, value: self.expression()? });
        }
        if let Some(op) = compound_assignment(kind) {
            self.assignment_target(target.id)?;
            self.bump();
            return Ok(Stmt::CompoundAssign { target: target.id, op, value: self.expression()? });
        }
        if matches!(kind, TokenKind::PlusPlus | TokenKind::MinusMinus) {
            self.assignment_target(target.id)?;
            self.bump();
            let target = target.id;
            return Ok(if kind == TokenKind::PlusPlus {
                Stmt::Increment { target }
            } else {
                Stmt::Decrement { target }
            });
        }
        if matches!(self.ast.expr(target.id), Expr::Call { .. }) && !target.parenthesised {
            return Ok(Stmt::Call { call: target.id });
        }
        let span = self.ast.expr_span(target.id);
        let error = Diagnostic::error(rules::EXPRESSION_STATEMENT, span, "an expression alone is no statement");
        Err(self.report(error.with_help("to compute a value without using it, write '_ = value;'")))
    }

    fn starts_target(&self) -> bool {
        use TokenKind as T;
        matches!(self.peek(), T::Identifier | T::ParenLeft | T::Star | T::And | T::AndAnd)
    }

    /// Holds an expression to what `lhs_expression` allows: names, calls, accesses, `*` and `&`.
    fn assignment_target(&mut self, target: ExprId) -> Parse<()> {
        let mut at = target;
        loop {
            at = match self.ast.expr(at) {
                Expr::Ident { template_args, .. } if template_args.is_empty() => return Ok(()),
                Expr::Call { .. } => return Ok(()),
                Expr::Index { base, .. } | Expr::Member { base, .. } => base,
                Expr::Unary { op: UnaryOp::Indirection | UnaryOp::AddressOf, operand } => operand,
                _ => {
                    let span = self.ast.expr_span(at);
                    let message = "this cannot be assigned to: it is a value and names no memory";
                    return Err(self.error(rules::ASSIGNMENT_TARGET, span, message));
                }
            };
        }
    }
}
