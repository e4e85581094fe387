//! The loops: `loop` with its `continuing` (`loop-statement`), `for` (`for-statement`), `while` (`while-statement`).

use super::{Parse, Parser, TokenKind, rules};
use crate::diagnostic::Diagnostic;
use crate::syntax::ast::{BlockId, ExprId, Stmt, StmtId};
use crate::util::Range32;

impl Parser<'_> {
    /// `loop_statement: attribute* 'loop' attribute* '{' statement* continuing_statement? '}'`
    pub(super) fn loop_statement(&mut self, attributes: Range32) -> Parse<Stmt> {
        self.bump();
        let body_attributes = self.attribute_list()?;
        let (body, continuing) = self.braced(body_attributes, "the body of 'loop'", |parser| {
            parser.statements();
            if parser.missing_brace || parser.peek() != TokenKind::Continuing {
                return Ok(None);
            }
            let continuing = parser.continuing_statement()?;
            parser.nothing_after_continuing();
            Ok(Some(continuing))
        })?;
        let (continuing, break_if) = continuing.map_or((None, None), |(block, break_if)| (Some(block), break_if));
        Ok(Stmt::Loop { attributes, body, continuing, break_if })
    }

    /// `continuing_statement: 'continuing' attribute* '{' statement* break_if_statement? '}'`
    fn continuing_statement(&mut self) -> Parse<(BlockId, Option<ExprId>)> {
        self.bump();
        let attributes = self.attribute_list()?;
        self.braced(attributes, "the continuing block", |parser| {
            loop {
                parser.statements_before_break_if();
                if parser.peek() != TokenKind::Break || parser.peek_second() != TokenKind::If {
                    return Ok(None);
                }
                parser.bump();
                let keyword = parser.bump();
                let condition = parser.expression()?;
                parser.semicolon("the 'break if' statement")?;
                if parser.missing_brace || matches!(parser.peek(), TokenKind::BraceRight | TokenKind::EndOfText) {
                    return Ok(Some(condition));
                }
                let message = "'break if' is the last statement of its continuing block";
                parser.complain(Diagnostic::error(rules::BREAK_IF_PLACEMENT, keyword.span(), message));
            }
        })
    }

    /// The statements of a continuing block up to a `break if` that stands directly in it.
    fn statements_before_break_if(&mut self) {
        while !self.missing_brace && !self.ends_continuing() {
            let before = self.at;
            self.one_statement();
            if self.at == before {
                return;
            }
        }
    }

    /// Whether the statements of a continuing block end here: at its `}`, or at its `break if`.
    fn ends_continuing(&self) -> bool {
        match self.peek() {
            TokenKind::BraceRight | TokenKind::EndOfText => true,
            TokenKind::Break => self.peek_second() == TokenKind::If,
            _ => false,
        }
    }

    /// A `continuing` that is not at the end of its loop; what follows is read and reported no further.
    fn nothing_after_continuing(&mut self) {
        if self.missing_brace || matches!(self.peek(), TokenKind::BraceRight | TokenKind::EndOfText) {
            return;
        }
        let message = "the continuing block is the last statement of its loop";
        self.complain(Diagnostic::error(rules::CONTINUING_PLACEMENT, self.token().span(), message));
        while !self.missing_brace && !matches!(self.peek(), TokenKind::BraceRight | TokenKind::EndOfText) {
            let before = self.at;
            if self.peek() == TokenKind::Continuing {
                self.bump();
            }
            self.statements();
            if self.at == before {
                return;
            }
        }
    }

    /// `while_statement: attribute* 'while' expression compound_statement`
    pub(super) fn while_statement(&mut self, attributes: Range32) -> Parse<Stmt> {
        self.bump();
        let condition = self.condition()?;
        let body = self.block_of("the body of 'while'")?;
        Ok(Stmt::While { attributes, condition, body })
    }

    /// `for_statement: attribute* 'for' '(' for_header ')' compound_statement`
    pub(super) fn for_statement(&mut self, attributes: Range32) -> Parse<Stmt> {
        self.bump();
        let open = self.at;
        self.expect(TokenKind::ParenLeft, "'for'")?;
        let header = self.for_header().and_then(|header| {
            self.expect_close(TokenKind::ParenRight, open, "the header of 'for'")?;
            Ok(header)
        });
        if header.is_err() {
            self.recover_after_parenthesis(open);
            if self.peek() == TokenKind::BraceLeft {
                self.block_of("the body of 'for'")?;
            }
        }
        let (init, condition, update) = header?;
        let body = self.block_of("the body of 'for'")?;
        Ok(Stmt::For { attributes, init, condition, update, body })
    }

    /// `for_header: for_init? ';' expression? ';' for_update?`
    fn for_header(&mut self) -> Parse<(Option<StmtId>, Option<ExprId>, Option<StmtId>)> {
        let start = self.start();
        let init = match self.peek() {
            TokenKind::Semicolon => None,
            TokenKind::Var | TokenKind::Let | TokenKind::Const => Some(self.variable_statement()?),
            _ => Some(self.updating_or_call_statement()?),
        };
        let init = init.map(|stmt| self.push_stmt(stmt, start));
        self.expect(TokenKind::Semicolon, "the initializer of 'for'")?;
        let condition = if self.peek() == TokenKind::Semicolon { None } else { Some(self.expression()?) };
        self.expect(TokenKind::Semicolon, "the condition of 'for'")?;
        let start = self.start();
        let update = if self.peek() == TokenKind::ParenRight { None } else { Some(self.updating_or_call_statement()?) };
        let update = update.map(|stmt| self.push_stmt(stmt, start));
        Ok((init, condition, update))
    }
}
