//! Expressions (`expression-grammar`).

use super::operator::{Group, compound_assignment, group, infix, prefix};
use super::{Parse, Parser, Reported, TokenKind, rules};
use crate::diagnostic::{Diagnostic, Span};
use crate::syntax::ast::{BinaryOp, Expr, ExprId, Literal, LiteralValue, Name};
use crate::syntax::numeric;
use crate::util::Range32;

/// An expression just parsed, with what its node does not hold: no more than a register takes.
#[derive(Copy, Clone)]
pub(super) struct Operand {
    pub id: ExprId,
    /// The height of its tree.
    pub height: u16,
    /// Its infix operator, unless in parentheses.
    pub op: Option<BinaryOp>,
    /// Whether parentheses stand around all of it.
    pub parenthesised: bool,
}

/// A list of expressions just parsed.
pub(super) struct List {
    /// Pool `expr_lists`.
    pub run: Range32,
    /// The height of the highest of them.
    pub height: u16,
}

impl List {
    pub(super) const EMPTY: Self = Self { run: Range32::EMPTY, height: 0 };
}

impl Parser<'_> {
    /// `expression`
    pub(super) fn expression(&mut self) -> Parse<ExprId> {
        Ok(self.whole_expression()?.id)
    }

    /// `expression`, with what its node does not hold.
    pub(super) fn whole_expression(&mut self) -> Parse<Operand> {
        let operand = self.binary_expression(Group::WEAKEST)?;
        let next = self.peek();
        let assigns = matches!(next, TokenKind::Equal | TokenKind::PlusPlus) || compound_assignment(next).is_some();
        if assigns { Err(self.assignment_in_expression()) } else { Ok(operand) }
    }

    #[cold]
    fn assignment_in_expression(&mut self) -> Reported {
        if self.peek() == TokenKind::Equal {
            let message = "an assignment is a statement, and cannot stand inside an expression";
            let error = Diagnostic::error(rules::ASSIGNMENT_IN_EXPRESSION, self.token().span(), message);
            return self.report(error.with_help("to compare, write '=='"));
        }
        let message = format!("{} makes a statement, and cannot stand inside an expression", self.peek().describe());
        self.error_here(rules::ASSIGNMENT_IN_EXPRESSION, message)
    }

    /// The productions from `multiplicative_expression` up to `expression`: operands joined by operators of `weakest`
    /// or stronger groups. Left-associative; which groups mix without parentheses is checked at each operator.
    fn binary_expression(&mut self, weakest: Group) -> Parse<Operand> {
        self.in_expression(|parser| {
            let start = parser.start();
            let first = parser.unary_expression()?;
            if infix(parser.peek()).is_some() { parser.operators(first, start, weakest) } else { Ok(first) }
        })
    }

    /// The operators of `weakest` or stronger groups behind the first operand, which starts at `start`, with their right operands.
    #[inline(never)]
    fn operators(&mut self, first: Operand, start: u32, weakest: Group) -> Parse<Operand> {
        let mut left = first;
        while let Some(op) = infix(self.peek()).filter(|&op| group(op) >= weakest) {
            let operator = self.infix_operator()?;
            let right = match group(op).stronger() {
                Some(stronger) => self.binary_expression(stronger)?,
                None => self.unary_expression()?,
            };
            let expr = match self.check_mixing(op, operator, [left, right]) {
                Ok(()) => Expr::Binary { op, left: left.id, right: right.id },
                Err(_) => Expr::Broken,
            };
            let height = left.height.max(right.height);
            left = Operand { op: Some(op), ..self.push_expr(expr, start, height)? };
        }
        Ok(left)
    }

    /// Consumes an infix operator. Of `--` the first half is one, if an operand follows.
    fn infix_operator(&mut self) -> Parse<Span> {
        let token = self.token();
        if token.kind != TokenKind::MinusMinus {
            return Ok(self.bump().span());
        }
        let next = self.peek_second();
        let operand = starts_primary(next) || prefix(next).is_some();
        if !operand {
            let message = "'--' makes a statement, and cannot stand inside an expression";
            return Err(self.error_here(rules::ASSIGNMENT_IN_EXPRESSION, message));
        }
        self.split(TokenKind::Minus);
        Ok(Span::new(token.start, token.start + 1))
    }

    /// Reports an operand whose own operator needs parentheses beside `op`.
    #[inline]
    fn check_mixing(&mut self, op: BinaryOp, operator: Span, operands: [Operand; 2]) -> Parse<()> {
        if operands.iter().all(|operand| operand.op.is_none_or(|inner| group(op).takes(group(inner)))) {
            return Ok(());
        }
        Err(self.mixed_operators(op, operator, operands))
    }

    #[cold]
    fn mixed_operators(&mut self, op: BinaryOp, operator: Span, operands: [Operand; 2]) -> Reported {
        for operand in operands {
            let Some(inner) = operand.op.filter(|&inner| !group(op).takes(group(inner))) else {
                continue;
            };
            let (inner, outer) = (inner.spelling(), op.spelling());
            let message = match inner == outer {
                true => {
                    format!("'{outer}' cannot be chained: add parentheses to say which comes first")
                }
                false => format!("'{inner}' and '{outer}' cannot be mixed: add parentheses to say which comes first"),
            };
            let note = format!("as the operator stands now, this would be its operand: '{inner}' inside");
            let place = self.ast.expr_span(operand.id);
            self.complain(Diagnostic::error(rules::MIXED_OPERATORS, operator, message).with_note(place, note));
            break;
        }
        Reported
    }

    /// `unary_expression`: prefix operators, innermost last, and what they apply to.
    pub(super) fn unary_expression(&mut self) -> Parse<Operand> {
        if prefix(self.peek()).is_some() { self.prefixed_expression() } else { self.singular_expression() }
    }

    fn prefixed_expression(&mut self) -> Parse<Operand> {
        let mark = self.scratch.prefixes.len();
        while let Some(op) = prefix(self.peek()) {
            self.scratch.prefixes.push((op, self.start()));
            match self.peek() {
                TokenKind::MinusMinus => self.split(TokenKind::Minus),
                TokenKind::AndAnd => self.split(TokenKind::And),
                _ => self.skip(),
            }
        }
        let operand = self.singular_expression().and_then(|operand| self.apply_prefixes(mark, operand));
        self.scratch.prefixes.truncate(mark);
        operand
    }

    /// Makes the nodes of the prefix operators gathered from `mark` on, from the inside out.
    fn apply_prefixes(&mut self, mark: usize, mut operand: Operand) -> Parse<Operand> {
        for index in (mark..self.scratch.prefixes.len()).rev() {
            let (op, start) = self.scratch.prefixes[index];
            operand = self.push_expr(Expr::Unary { op, operand: operand.id }, start, operand.height)?;
        }
        Ok(operand)
    }

    /// `singular_expression: primary_expression component_or_swizzle_specifier?`
    fn singular_expression(&mut self) -> Parse<Operand> {
        let start = self.start();
        let mut operand = self.primary_expression()?;
        loop {
            operand = match self.peek() {
                TokenKind::Period => {
                    self.skip();
                    let name = self.identifier("a member name or swizzle after '.'")?;
                    self.push_expr(Expr::Member { base: operand.id, name }, start, operand.height)?
                }
                TokenKind::BracketLeft => self.index(operand, start)?,
                TokenKind::TemplateArgsStart => return Err(self.misplaced_template_list()),
                _ => return Ok(operand),
            };
        }
    }

    /// `'[' expression ']'`, after what starts at `start`.
    fn index(&mut self, base: Operand, start: u32) -> Parse<Operand> {
        let open = self.at;
        self.skip();
        let index = self.whole_expression()?;
        self.expect_close(TokenKind::BracketRight, open, "the index")?;
        let expr = Expr::Index { base: base.id, index: index.id };
        self.push_expr(expr, start, base.height.max(index.height))
    }

    /// A template list follows something that takes none; most often two comparisons were meant.
    #[cold]
    fn misplaced_template_list(&mut self) -> Reported {
        let message = "'<' and the '>' that follows form a template list, which cannot stand here";
        let error = Diagnostic::error(rules::TEMPLATE_LIST_PLACEMENT, self.token().span(), message);
        self.report(error.with_help("to compare, add parentheses around the comparisons"))
    }

    /// `primary_expression`
    fn primary_expression(&mut self) -> Parse<Operand> {
        let token = self.token();
        let literal = match token.kind {
            TokenKind::Identifier => return self.identifier_or_call(),
            TokenKind::ParenLeft => return self.paren_expression(),
            TokenKind::IntLiteral => numeric::integer(token.text(self.source)),
            TokenKind::FloatLiteral => numeric::float(token.text(self.source)),
            TokenKind::True => Ok(Literal::new(LiteralValue::Bool(true))),
            TokenKind::False => Ok(Literal::new(LiteralValue::Bool(false))),
            TokenKind::BadLiteral => return Ok(self.broken_literal()),
            TokenKind::Underscore => {
                let message = "'_' is not a value: it may only stand on the left of '='";
                return Err(self.error_here(rules::WILDCARD_VALUE, message));
            }
            _ => return Err(self.expected_expression()),
        };
        let literal = match literal {
            Ok(literal) => literal,
            Err(mistake) => {
                let (rule, message) = *mistake;
                self.complain(Diagnostic::error(rule, token.span(), message));
                return Ok(self.broken_literal());
            }
        };
        self.skip();
        self.push_expr(Expr::Literal(literal), token.start, 0)
    }

    /// A literal with a mistake that was reported.
    fn broken_literal(&mut self) -> Operand {
        let token = self.bump();
        let id = self.broken_expr(token.span());
        Operand { id, height: 1, op: None, parenthesised: false }
    }

    #[cold]
    fn expected_expression(&mut self) -> Reported {
        let message = match self.peek() {
            TokenKind::Plus | TokenKind::PlusPlus => {
                "expected an expression: there is no prefix '+' in WGSL".to_owned()
            }
            kind if kind.is_keyword() => format!("expected an expression, but {} is a keyword", kind.describe()),
            _ => format!("expected an expression, found {}", self.found()),
        };
        self.error_here(rules::EXPECTED_EXPRESSION, message)
    }

    /// `paren_expression: '(' expression ')'`
    fn paren_expression(&mut self) -> Parse<Operand> {
        let open = self.at;
        self.skip();
        let Operand { id, height, .. } = self.whole_expression()?;
        self.expect_close(TokenKind::ParenRight, open, "the parenthesised expression")?;
        if matches!(self.ast.expr(id), Expr::Ident { .. }) && self.ast.parenthesised_names.last() != Some(&id) {
            self.ast.parenthesised_names.push(id);
        }
        Ok(Operand { id, height, op: None, parenthesised: true })
    }

    /// `template_elaborated_ident`, or the `call_phrase` that it starts.
    fn identifier_or_call(&mut self) -> Parse<Operand> {
        let start = self.start();
        let callee = self.template_elaborated_ident("a name")?;
        if self.peek() != TokenKind::ParenLeft {
            return Ok(callee);
        }
        let List { run: args, height } = self.argument_expression_list()?;
        self.push_expr(Expr::Call { callee: callee.id, args }, start, height.max(callee.height))
    }

    /// `template_elaborated_ident: ident template_list?`
    #[inline(always)]
    fn template_elaborated_ident(&mut self, what: &str) -> Parse<Operand> {
        let name = self.identifier(what)?;
        if self.peek() == TokenKind::TemplateArgsStart {
            return self.templated(name);
        }
        self.push_expr(Expr::Ident { name, template_args: Range32::EMPTY }, name.span.start, 0)
    }

    /// An identifier whose template list is next.
    #[inline(never)]
    fn templated(&mut self, name: Name) -> Parse<Operand> {
        let template_args = self.opt_template_list()?;
        let height = template_args.as_ref().map_or(0, |args| args.height);
        let expr = template_args.map_or(Expr::Broken, |args| Expr::Ident { name, template_args: args.run });
        self.push_expr(expr, name.span.start, height)
    }

    /// `template_list: _template_args_start template_arg_comma_list _template_args_end`; empty where none stands, and
    /// none where one without parameters was reported.
    pub(super) fn opt_template_list(&mut self) -> Parse<Option<List>> {
        let open = self.at;
        if !self.eat(TokenKind::TemplateArgsStart) {
            return Ok(Some(List::EMPTY));
        }
        if self.peek() == TokenKind::TemplateArgsEnd {
            let span = Span::new(self.tokens[open].start, self.token().end);
            let error = Diagnostic::error(rules::TEMPLATE_LIST_EMPTY, span, "a template list needs a parameter");
            self.complain(error);
        }
        let args = self.expression_list(TokenKind::TemplateArgsEnd)?;
        self.expect_close(TokenKind::TemplateArgsEnd, open, "the template list")?;
        Ok((!args.run.is_empty()).then_some(args))
    }

    /// `argument_expression_list: '(' expression_comma_list? ')'`
    fn argument_expression_list(&mut self) -> Parse<List> {
        let open = self.at;
        self.expect(TokenKind::ParenLeft, "the name of the function")?;
        let args = self.expression_list(TokenKind::ParenRight)?;
        self.expect_close(TokenKind::ParenRight, open, "the arguments")?;
        Ok(args)
    }

    /// `type_specifier: template_elaborated_ident`
    pub(super) fn type_specifier(&mut self) -> Parse<ExprId> {
        if self.peek() != TokenKind::Identifier {
            let message = format!("expected a type, found {}", self.found());
            return Err(self.error_here(rules::EXPECTED_TYPE, message));
        }
        Ok(self.template_elaborated_ident("a type")?.id)
    }
}

/// Whether a token may start a `primary_expression`.
fn starts_primary(kind: TokenKind) -> bool {
    use TokenKind as T;
    matches!(kind, T::Identifier | T::ParenLeft | T::IntLiteral | T::FloatLiteral | T::BadLiteral | T::True | T::False)
}
