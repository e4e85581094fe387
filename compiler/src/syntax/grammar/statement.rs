//! Blocks and simple statements (`statements-summary`).

use super::operator::compound_assignment;
use super::{Parse, Parser, Reported, TokenKind, rules};
use crate::diagnostic::{Diagnostic, Span};
use crate::syntax::ast::{Block, BlockId, Expr, ExprId, Stmt, StmtId, UnaryOp, VariableKind};
use crate::util::Range32;

/// A block of which the `{` was consumed.
pub(super) struct OpenBlock {
    attributes: Range32,
    /// The index of the `{`.
    open: usize,
}

/// Where a statement list ends, besides its `}`.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum Stop {
    /// Nowhere else.
    Brace,
    /// At `continuing`: the list is the body of a loop.
    Continuing,
    /// At `break if`: the list is the body of a continuing statement.
    BreakIf,
}

impl Parser<'_> {
    /// `compound_statement: attribute* '{' statement* '}'`, which stands after `place`.
    pub(super) fn compound_statement(&mut self, place: &str) -> Parse<BlockId> {
        let attributes = self.attribute_list()?;
        self.braced_statements(attributes, place)
    }

    /// `'{' statement* '}'`, after its attributes.
    fn braced_statements(&mut self, attributes: Range32, place: &str) -> Parse<BlockId> {
        self.in_braces(|parser| {
            let block = parser.open_block(attributes, place)?;
            let stmts = parser.statements(Stop::Brace);
            parser.close_block(block, stmts)
        })
    }

    /// Consumes the `{` of a block.
    pub(super) fn open_block(&mut self, attributes: Range32, place: &str) -> Parse<OpenBlock> {
        let open = self.at;
        self.expect(TokenKind::BraceLeft, place)?;
        Ok(OpenBlock { attributes, open })
    }

    /// Consumes the `}` of a block and adds it. Where that is missing, the block ends all the same, and is broken.
    pub(super) fn close_block(&mut self, block: OpenBlock, stmts: Range32) -> Parse<BlockId> {
        let closed = self.expect_close(TokenKind::BraceRight, block.open, "the block");
        let span = self.span_from(self.tokens[block.open].start);
        let id = self.ast.blocks.push(Block { attributes: block.attributes, stmts, span });
        if closed.is_err() {
            self.mark_block_broken(id);
        }
        Ok(id)
    }

    /// `statement*`: up to a `}`, what else ends the list, or a declaration that shows that a `}` is missing.
    pub(super) fn statements(&mut self, stop: Stop) -> Range32 {
        let mark = self.scratch.stmts.len();
        while !self.at_end_of_statements(stop) {
            let before = self.at;
            self.declaring = None;
            match self.opt_statement() {
                Ok(stmt) => self.scratch.stmts.extend(stmt),
                Err(_) => {
                    self.recover_in_block(before);
                    if self.at == before && !self.at_end_of_statements(stop) {
                        self.skip();
                    }
                    let broken = self.broken_stmt(before);
                    self.scratch.stmts.push(broken);
                }
            }
            if self.at == before && !self.at_end_of_statements(stop) {
                self.skip();
            }
        }
        let run = Range32::copy(&mut self.ast.stmt_lists, &self.scratch.stmts[mark..]);
        self.scratch.stmts.truncate(mark);
        run
    }

    fn at_end_of_statements(&self, stop: Stop) -> bool {
        match self.peek() {
            TokenKind::BraceRight | TokenKind::EndOfText => true,
            TokenKind::Fn => self.at_function(),
            TokenKind::Continuing if stop == Stop::Continuing => true,
            TokenKind::Break if stop == Stop::BreakIf => self.at_break_if(),
            _ => self.missing_brace,
        }
    }

    /// Whether the next tokens are `break if`.
    pub(super) fn at_break_if(&self) -> bool {
        self.peek() == TokenKind::Break && self.peek_second() == TokenKind::If
    }

    /// `statement`; none for `;`.
    fn opt_statement(&mut self) -> Parse<Option<StmtId>> {
        let start = self.start();
        let attributes = self.attribute_list()?;
        let stmt = match self.peek() {
            TokenKind::If => self.if_statement(attributes, start)?,
            TokenKind::Switch => self.switch_statement(attributes, start)?,
            TokenKind::Loop => self.loop_statement(attributes, start)?,
            TokenKind::For => self.for_statement(attributes, start)?,
            TokenKind::While => self.while_statement(attributes, start)?,
            TokenKind::BraceLeft => {
                let block = self.braced_statements(attributes, "the attributes")?;
                self.push_stmt(Stmt::Compound(block), start)
            }
            // `@vertex fn`: the attributes are lost, but the function is not.
            TokenKind::Fn if self.at_function() => {
                self.missing_brace = true;
                return Ok(None);
            }
            _ => {
                self.no_attributes(attributes, "statements of this kind");
                return self.opt_simple_statement(start);
            }
        };
        Ok(Some(stmt))
    }

    /// The statements that have no block and end in `;`, which may be all there is.
    fn opt_simple_statement(&mut self, start: u32) -> Parse<Option<StmtId>> {
        let (stmt, what) = match self.peek() {
            TokenKind::Semicolon => {
                self.skip();
                return Ok(None);
            }
            TokenKind::Var | TokenKind::Let | TokenKind::Const => {
                (self.variable_or_value_statement()?, "variable declaration")
            }
            TokenKind::ConstAssert => {
                let decl = self.const_assert(start)?;
                (self.push_stmt(Stmt::Decl(decl), start), "const assertion")
            }
            TokenKind::Return => (self.return_statement()?, "return statement"),
            TokenKind::Break if self.at_break_if() => return self.misplaced_break_if(),
            TokenKind::Continuing => return self.misplaced_continuing(),
            TokenKind::Break => (self.keyword_statement(Stmt::Break, start), "'break'"),
            TokenKind::Continue => (self.keyword_statement(Stmt::Continue, start), "'continue'"),
            TokenKind::Discard => (self.keyword_statement(Stmt::Discard, start), "'discard'"),
            kind if starts_updating(kind) => {
                let stmt = self.updating_or_call_statement()?;
                let is_call = matches!(self.ast.stmts[stmt].node, Stmt::Call { .. });
                (stmt, if is_call { "function call" } else { "assignment" })
            }
            _ => return self.no_statement(),
        };
        self.semicolon(what)?;
        self.ast.stmts[stmt].span.end = self.end();
        Ok(Some(stmt))
    }

    /// What starts no statement here. A declaration that belongs at module scope is read.
    fn no_statement(&mut self) -> Parse<Option<StmtId>> {
        use TokenKind as T;
        let keyword = self.token();
        let (rule, message) = match keyword.kind {
            T::Override | T::Struct | T::Alias => {
                let message = format!("{} can only be used at module scope", self.found());
                self.complain(Diagnostic::error(rules::MODULE_SCOPE_ONLY, keyword.span(), message));
                return self.read_global_decl(keyword.kind).map(Some);
            }
            T::Case | T::Default => {
                // The clauses of a switch that was lost are many, and the mistake is one.
                let place = Some(self.ast.globals.len());
                if std::mem::replace(&mut self.lost_clauses, place) == place {
                    return Err(Reported);
                }
                (rules::CASE_PLACEMENT, format!("{} can only stand directly in the body of a switch", self.found()))
            }
            T::Else => (rules::ELSE_PLACEMENT, "'else' without an 'if' before it".to_owned()),
            _ => (rules::EXPECTED_STATEMENT, format!("expected a statement, found {}", self.found())),
        };
        Err(self.error_here(rule, message))
    }

    fn read_global_decl(&mut self, kind: TokenKind) -> Parse<StmtId> {
        let (before, start) = (self.at, self.start());
        match kind {
            TokenKind::Override => self.override_decl(Range32::EMPTY, start)?,
            TokenKind::Struct => self.struct_decl(start)?,
            _ => self.type_alias_decl(start)?,
        };
        if kind != TokenKind::Struct {
            self.semicolon("the declaration")?;
        }
        Ok(self.broken_stmt(before))
    }

    /// A statement that ends in one keyword.
    fn keyword_statement(&mut self, stmt: Stmt, start: u32) -> StmtId {
        self.skip();
        self.push_stmt(stmt, start)
    }

    /// `return_statement: 'return' expression?`
    fn return_statement(&mut self) -> Parse<StmtId> {
        let start = self.bump().start;
        let ends = matches!(self.peek(), TokenKind::Semicolon | TokenKind::BraceRight);
        let value = (!ends).then(|| self.expression()).transpose()?;
        Ok(self.push_stmt(Stmt::Return { value }, start))
    }

    /// `variable_or_value_statement`
    pub(super) fn variable_or_value_statement(&mut self) -> Parse<StmtId> {
        let start = self.start();
        let decl = match self.peek() {
            TokenKind::Var => self.variable_decl(Range32::EMPTY, start)?,
            TokenKind::Let => self.value_decl(VariableKind::Let, start)?,
            _ => self.value_decl(VariableKind::Const, start)?,
        };
        Ok(self.push_stmt(Stmt::Decl(decl), start))
    }

    /// `variable_updating_statement` or `func_call_statement`
    pub(super) fn updating_or_call_statement(&mut self) -> Parse<StmtId> {
        let start = self.start();
        if self.peek() == TokenKind::Underscore {
            self.skip();
            self.expect(TokenKind::Equal, "'_'")?;
            let value = self.expression()?;
            return Ok(self.push_stmt(Stmt::PhonyAssign { value }, start));
        }
        let operand = self.unary_expression()?;
        let target = operand.id;
        let call = matches!(self.ast.exprs[target].node, Expr::Call { .. }) && !operand.parenthesised;
        let operator = self.token();
        let stmt = match operator.kind {
            TokenKind::Equal => {
                self.skip();
                let value = self.expression()?;
                self.push_stmt(Stmt::Assign { target, value }, start)
            }
            TokenKind::PlusPlus => self.keyword_statement(Stmt::Increment { target }, start),
            TokenKind::MinusMinus => self.keyword_statement(Stmt::Decrement { target }, start),
            kind => match compound_assignment(kind) {
                Some(op) => {
                    self.skip();
                    let value = self.expression()?;
                    self.push_stmt(Stmt::CompoundAssign { target, op, value }, start)
                }
                None if call => return Ok(self.push_stmt(Stmt::Call { call: target }, start)),
                None => return Err(self.expression_statement(target)),
            },
        };
        self.check_lhs(target)?;
        Ok(stmt)
    }

    #[cold]
    fn expression_statement(&mut self, target: ExprId) -> Reported {
        let message = "an expression is not a statement: assign its value, or call a function";
        let end = Span::new(self.end(), self.end());
        let error = Diagnostic::error(rules::EXPRESSION_STATEMENT, end, message);
        let is_name = matches!(self.ast.expr(target), Expr::Ident { .. });
        if is_name && self.peek() == TokenKind::Identifier && !self.at_line_start() {
            return self
                .report(error.with_help("to declare a variable, write 'var name: type', or 'let name' for a value"));
        }
        self.report(error)
    }

    /// Reports what is no `lhs_expression`: prefix `*` and `&`, accesses, and at the core an identifier or a call.
    fn check_lhs(&mut self, target: ExprId) -> Parse<()> {
        let mut inner = target;
        loop {
            inner = match self.ast.expr(inner) {
                Expr::Unary { op: UnaryOp::Indirection | UnaryOp::AddressOf, operand } => operand,
                Expr::Index { base, .. } | Expr::Member { base, .. } => base,
                Expr::Ident { template_args, .. } if template_args.is_empty() => return Ok(()),
                Expr::Call { .. } => return Ok(()),
                _ => break,
            };
        }
        let message = "this expression cannot be assigned to";
        self.complain(Diagnostic::error(rules::ASSIGNMENT_TARGET, self.ast.expr_span(target), message));
        Err(Reported)
    }
}

/// Whether a token starts `variable_updating_statement` or `func_call_statement`.
pub(super) fn starts_updating(kind: TokenKind) -> bool {
    use TokenKind as T;
    matches!(kind, T::Identifier | T::ParenLeft | T::Star | T::And | T::AndAnd | T::Underscore)
}
