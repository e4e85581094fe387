//! Loop, while and for statements (`loop-statement`, `while-statement`, `for-statement`).

use super::statement::{Stop, starts_updating};
use super::{Parse, Parser, TokenKind, rules};
use crate::diagnostic::Diagnostic;
use crate::syntax::ast::{BlockId, ExprId, Stmt, StmtId};
use crate::util::Range32;

/// What `for_header` holds.
struct ForHeader {
    init: Option<StmtId>,
    condition: Option<ExprId>,
    update: Option<StmtId>,
}

/// A `continuing_statement`: its block, and the condition of the `break if` at its end.
type Continuing = (BlockId, Option<ExprId>);

impl Parser<'_> {
    /// `loop_statement`, after its attributes: `'loop' attribute* '{' statement* continuing_statement? '}'`
    pub(super) fn loop_statement(&mut self, attributes: Range32, start: u32) -> Parse<StmtId> {
        self.skip();
        let body_attributes = self.attribute_list()?;
        self.in_braces(|parser| {
            let block = parser.open_block(body_attributes, "'loop'")?;
            let stmts = parser.statements(Stop::Continuing);
            let continuing = parser.opt_continuing_statement();
            if parser.peek() != TokenKind::BraceRight && parser.at_statement() {
                // A second one reports itself.
                if parser.peek() != TokenKind::Continuing {
                    let message = "'continuing' must be the last statement of the loop";
                    parser.error_here(rules::CONTINUING_PLACEMENT, message);
                }
                parser.statements(Stop::Brace);
            }
            let body = parser.close_block(block, stmts)?;
            // A broken `continuing` may have left the loop.
            let (continuing, break_if) = match continuing {
                Ok(continuing) => continuing.unzip(),
                Err(_) => (None, Some(Some(parser.broken_expr_here()))),
            };
            let stmt = Stmt::Loop { attributes, body, continuing, break_if: break_if.flatten() };
            Ok(parser.push_stmt(stmt, start))
        })
    }

    /// `continuing_statement: 'continuing' attribute* '{' statement* break_if_statement? '}'`
    fn opt_continuing_statement(&mut self) -> Parse<Option<Continuing>> {
        if !self.eat(TokenKind::Continuing) {
            return Ok(None);
        }
        let attributes = self.attribute_list()?;
        self.in_braces(|parser| {
            let block = parser.open_block(attributes, "'continuing'")?;
            let stmts = parser.statements(Stop::BreakIf);
            let break_if = if parser.at_break_if() { parser.break_if_statement() } else { Ok(None) };
            if break_if.is_err() {
                parser.recover_in_block(parser.at);
            } else if parser.peek() != TokenKind::BraceRight && parser.at_statement() {
                parser.error_here(rules::BREAK_IF_PLACEMENT, "'break if' must be the last statement of 'continuing'");
                parser.statements(Stop::Brace);
            }
            let body = parser.close_block(block, stmts)?;
            let break_if = break_if.unwrap_or_else(|_| Some(parser.broken_expr_here()));
            Ok(Some((body, break_if)))
        })
    }

    /// Whether what comes next could be a statement.
    fn at_statement(&self) -> bool {
        self.peek() != TokenKind::EndOfText && !self.at_function() && !self.missing_brace
    }

    /// `break_if_statement: 'break' 'if' expression ';'`
    fn break_if_statement(&mut self) -> Parse<Option<ExprId>> {
        self.skip();
        self.skip();
        let condition = self.expression()?;
        self.semicolon("'break if' statement")?;
        Ok(Some(condition))
    }

    /// A `break if` elsewhere: reported and read.
    pub(super) fn misplaced_break_if(&mut self) -> Parse<Option<StmtId>> {
        let message = "'break if' can only be the last statement of 'continuing'";
        let error = Diagnostic::error(rules::BREAK_IF_PLACEMENT, self.token().span(), message);
        self.complain(error.with_help("elsewhere, write 'if condition { break; }'"));
        let before = self.at;
        self.break_if_statement()?;
        Ok(Some(self.broken_stmt(before)))
    }

    /// A `continuing` elsewhere: reported and read.
    pub(super) fn misplaced_continuing(&mut self) -> Parse<Option<StmtId>> {
        let message = "'continuing' can only be the last statement of a loop";
        self.complain(Diagnostic::error(rules::CONTINUING_PLACEMENT, self.token().span(), message));
        let before = self.at;
        self.opt_continuing_statement()?;
        Ok(Some(self.broken_stmt(before)))
    }

    /// `while_statement: attribute* 'while' expression compound_statement`, after its attributes.
    pub(super) fn while_statement(&mut self, attributes: Range32, start: u32) -> Parse<StmtId> {
        self.skip();
        let condition = self.condition()?;
        let body = self.compound_statement("the condition")?;
        Ok(self.push_stmt(Stmt::While { attributes, condition, body }, start))
    }

    /// `for_statement: attribute* 'for' '(' for_header ')' compound_statement`, after its attributes.
    pub(super) fn for_statement(&mut self, attributes: Range32, start: u32) -> Parse<StmtId> {
        self.skip();
        let open = self.at;
        let header = match self.expect(TokenKind::ParenLeft, "'for'") {
            Ok(()) => self.for_header().and_then(|header| {
                self.expect_close(TokenKind::ParenRight, open, "the header of the loop")?;
                Ok(header)
            }),
            // Most likely only the parentheses are missing.
            Err(reported) => self.for_header().and(Err(reported)),
        };
        if header.is_err() && !self.stopped {
            match self.tokens[open].kind {
                TokenKind::ParenLeft => self.recover_after_parenthesis(open),
                _ => drop(self.recover_to_brace()),
            }
        }
        let header = match header {
            Err(reported) if self.peek() != TokenKind::BraceLeft => return Err(reported),
            header => header.unwrap_or_else(|_| self.broken_header(open)),
        };
        let body = self.compound_statement("the header of the loop")?;
        let ForHeader { init, condition, update } = header;
        Ok(self.push_stmt(Stmt::For { attributes, init, condition, update, body }, start))
    }

    /// A header with a mistake, from token `open` to the next: it may declare what it names, and end the loop.
    fn broken_header(&mut self, open: usize) -> ForHeader {
        let init = self.broken_stmt(open);
        ForHeader { init: Some(init), condition: Some(self.broken_expr_here()), update: None }
    }

    /// `for_header: for_init? ';' expression? ';' for_update?`
    fn for_header(&mut self) -> Parse<ForHeader> {
        let init = match self.peek() {
            TokenKind::Var | TokenKind::Let | TokenKind::Const => Some(self.variable_or_value_statement()?),
            _ => self.opt_for_update()?,
        };
        self.header_semicolon("the first part of the loop's header")?;
        let ends = self.peek() == TokenKind::Semicolon;
        let condition = (!ends).then(|| self.expression()).transpose()?;
        self.header_semicolon("the loop's condition")?;
        let update = self.opt_for_update()?;
        Ok(ForHeader { init, condition, update })
    }

    /// `for_update`, and the parts of `for_init` that are no declaration.
    fn opt_for_update(&mut self) -> Parse<Option<StmtId>> {
        if !starts_updating(self.peek()) {
            return Ok(None);
        }
        self.updating_or_call_statement().map(Some)
    }

    /// Consumes a `;` of the header, which is never supplied.
    fn header_semicolon(&mut self, what: &str) -> Parse<()> {
        if self.eat(TokenKind::Semicolon) {
            return Ok(());
        }
        Err(self.error_after(rules::EXPECTED_SEMICOLON, format!("expected ';' after {what}")))
    }
}
