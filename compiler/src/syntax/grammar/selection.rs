//! If and switch statements (`if-statement`, `switch-statement`).

use super::{Parse, Parser, Reported, TokenKind, rules};
use crate::diagnostic::Diagnostic;
use crate::syntax::ast::{Block, BlockId, CaseSelector, ExprId, IfClause, Stmt, StmtId, SwitchClause};
use crate::util::Range32;

impl Parser<'_> {
    /// The expression before a `{`. After a mistake in it the braces are still read, if they follow.
    pub(super) fn condition(&mut self) -> Parse<ExprId> {
        let condition = self.expression().and_then(|condition| match self.peek() {
            TokenKind::BraceLeft | TokenKind::Attr => Ok(condition),
            _ => Err(self.error_after(rules::EXPECTED_TOKEN, "expected '{' after the expression")),
        });
        match condition {
            Ok(condition) => Ok(condition),
            Err(_) if !self.stopped && self.recover_to_brace() => Ok(self.broken_expr_here()),
            Err(reported) => Err(reported),
        }
    }

    /// `if_statement: attribute* if_clause else_if_clause* else_clause?`, after its attributes.
    pub(super) fn if_statement(&mut self, attributes: Range32, start: u32) -> Parse<StmtId> {
        let mark = self.scratch.if_clauses.len();
        let otherwise = self.if_clauses();
        let clauses = Range32::extend(&mut self.ast.if_clauses, self.scratch.if_clauses.drain(mark..));
        let otherwise = otherwise?;
        Ok(self.push_stmt(Stmt::If { attributes, clauses, otherwise }, start))
    }

    /// The clauses, in a loop; gives the body of `else`.
    fn if_clauses(&mut self) -> Parse<Option<BlockId>> {
        loop {
            self.skip();
            let condition = self.condition()?;
            let body = self.compound_statement("the condition")?;
            self.scratch.if_clauses.push(IfClause { condition, body });
            if !self.eat(TokenKind::Else) {
                return Ok(None);
            }
            if self.peek() != TokenKind::If {
                return self.compound_statement("'else'").map(Some);
            }
        }
    }

    /// `switch_statement: attribute* 'switch' expression switch_body`, after its attributes.
    pub(super) fn switch_statement(&mut self, attributes: Range32, start: u32) -> Parse<StmtId> {
        self.skip();
        let selector = self.condition()?;
        let body_attributes = self.attribute_list()?;
        let clauses = self.in_braces(Self::switch_clauses)?;
        Ok(self.push_stmt(Stmt::Switch { attributes, selector, body_attributes, clauses }, start))
    }

    /// `'{' switch_clause+ '}'`. A clause with a mistake is broken, and the list goes on.
    fn switch_clauses(&mut self) -> Parse<Range32> {
        let open = self.at;
        self.expect(TokenKind::BraceLeft, "the selector of the switch")?;
        let mark = self.scratch.switch_clauses.len();
        let empty = self.peek() == TokenKind::BraceRight;
        let mut is_broken = false;
        while !matches!(self.peek(), TokenKind::BraceRight | TokenKind::EndOfText)
            && !self.at_function()
            && !self.missing_brace
        {
            let before = self.at;
            // What follows a broken clause, up to the next one, is what it left over.
            let is_left_over = is_broken && !matches!(self.peek(), TokenKind::Case | TokenKind::Default);
            let clause = if is_left_over { Err(Reported) } else { self.switch_clause() };
            is_broken = clause.is_err();
            match clause {
                Ok(clause) => self.scratch.switch_clauses.push(clause),
                Err(_) => {
                    self.recover_in_block(before);
                    let clause = self.broken_clause(before);
                    self.scratch.switch_clauses.push(clause);
                }
            }
            if self.at == before {
                break;
            }
        }
        let clauses = Range32::extend(&mut self.ast.switch_clauses, self.scratch.switch_clauses.drain(mark..));
        self.expect_close(TokenKind::BraceRight, open, "the body of the switch")?;
        if empty {
            let message = "a switch needs a 'case' or a 'default'";
            self.complain(Diagnostic::error(rules::EMPTY_SWITCH, self.span_from(self.tokens[open].start), message));
        }
        Ok(clauses)
    }

    /// A clause with a mistake, from token `from` to the next.
    fn broken_clause(&mut self, from: usize) -> SwitchClause {
        let stmt = self.broken_stmt(from);
        let stmts = Range32::extend(&mut self.ast.stmt_lists, [stmt]);
        let span = self.ast.stmt_span(stmt);
        let body = self.ast.blocks.push(Block { attributes: Range32::EMPTY, stmts, span });
        SwitchClause { selectors: self.broken_selectors(), body, span }
    }

    /// Selectors of which nothing is known.
    fn broken_selectors(&mut self) -> Range32 {
        let selector = CaseSelector::Value(self.broken_expr_here());
        Range32::extend(&mut self.ast.case_selectors, [selector])
    }

    /// `switch_clause: case_clause | default_alone_clause`
    fn switch_clause(&mut self) -> Parse<SwitchClause> {
        let start = self.start();
        let selectors = match self.peek() {
            TokenKind::Case => {
                self.skip();
                match self.case_selectors() {
                    Err(_) if !self.stopped && self.recover_to_brace() => self.broken_selectors(),
                    selectors => selectors?,
                }
            }
            TokenKind::Default => {
                let default = CaseSelector::Default(self.bump().span());
                Range32::extend(&mut self.ast.case_selectors, [default])
            }
            _ => {
                let message = format!("expected 'case' or 'default' in the body of the switch, found {}", self.found());
                return Err(self.error_here(rules::EXPECTED_TOKEN, message));
            }
        };
        self.eat(TokenKind::Colon);
        let body = self.compound_statement("the selectors of the clause")?;
        Ok(SwitchClause { selectors, body, span: self.span_from(start) })
    }

    /// `case_selectors: case_selector ( ',' case_selector )* ','?`
    fn case_selectors(&mut self) -> Parse<Range32> {
        let mark = self.scratch.case_selectors.len();
        let complete = self.gather_case_selectors();
        let selectors = Range32::extend(&mut self.ast.case_selectors, self.scratch.case_selectors.drain(mark..));
        complete.map(|()| selectors)
    }

    fn gather_case_selectors(&mut self) -> Parse<()> {
        loop {
            let selector = match self.peek() {
                TokenKind::Default => CaseSelector::Default(self.bump().span()),
                _ => CaseSelector::Value(self.expression()?),
            };
            self.scratch.case_selectors.push(selector);
            let ends = matches!(self.peek_second(), TokenKind::Colon | TokenKind::BraceLeft | TokenKind::Attr);
            if !self.eat(TokenKind::Comma) || ends {
                return Ok(());
            }
        }
    }
}
