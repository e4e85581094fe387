//! Expressions: binary operators by precedence, prefixes, suffixes, terms, literals.

use super::{Parsed, Parser};
use crate::diagnostic::Span;
use crate::util::Range32;
use crate::wsl::ast::{Expr, ExprId, OpName};
use crate::wsl::rules;
use crate::wsl::token::Kind;

/// What a binary operator calls, and how tightly it binds.
fn binary(kind: Kind) -> Option<(OpName, u8)> {
    Some(match kind {
        Kind::OrOr => ("||", 1),
        Kind::AndAnd => ("&&", 2),
        Kind::Or => ("operator|", 3),
        Kind::Caret => ("operator^", 4),
        Kind::And => ("operator&", 5),
        Kind::EqualEqual => ("operator==", RELATIONAL),
        Kind::NotEqual => ("operator!=", RELATIONAL),
        Kind::Less => ("operator<", RELATIONAL),
        Kind::Greater => ("operator>", RELATIONAL),
        Kind::LessEqual => ("operator<=", RELATIONAL),
        Kind::GreaterEqual => ("operator>=", RELATIONAL),
        Kind::ShiftLeft => ("operator<<", 7),
        Kind::ShiftRight => ("operator>>", 7),
        Kind::Plus => ("operator+", 8),
        Kind::Minus => ("operator-", 8),
        Kind::Star => ("operator*", 9),
        Kind::Slash => ("operator/", 9),
        Kind::Percent => ("operator%", 9),
        _ => return None,
    })
}

/// How tightly comparisons bind, which do not chain.
const RELATIONAL: u8 = 6;

/// What an assignment operator calls before it assigns; nothing for `=`.
fn assignment(kind: Kind) -> Option<Option<OpName>> {
    Some(match kind {
        Kind::Equal => None,
        Kind::PlusEqual => Some("operator+"),
        Kind::MinusEqual => Some("operator-"),
        Kind::StarEqual => Some("operator*"),
        Kind::SlashEqual => Some("operator/"),
        Kind::PercentEqual => Some("operator%"),
        Kind::AndEqual => Some("operator&"),
        Kind::OrEqual => Some("operator|"),
        Kind::CaretEqual => Some("operator^"),
        Kind::ShiftRightEqual => Some("operator>>"),
        Kind::ShiftLeftEqual => Some("operator<<"),
        _ => return None,
    })
}

impl Parser<'_> {
    /// `expr`
    pub(super) fn expr(&mut self) -> Parsed<ExprId> {
        let start = self.span();
        let mut expr = self.ternary()?;
        while self.eat(Kind::Comma) {
            let next = self.ternary()?;
            expr = self.make(Expr::Comma(expr, next), start, &[expr, next])?;
        }
        Ok(expr)
    }

    /// `ternaryConditional`: assignments too.
    pub(super) fn ternary(&mut self) -> Parsed<ExprId> {
        self.nested(|p| {
            let start = p.span();
            let first = p.binary(0)?;
            if let Some(op) = assignment(p.kind()) {
                return p.assignment(start, first, op);
            }
            if !p.eat(Kind::Question) {
                return Ok(first);
            }
            let yes = p.expr()?;
            p.expect(Kind::Colon)?;
            let no = p.ternary()?;
            p.make(Expr::Ternary(first, yes, no), start, &[first, yes, no])
        })
    }

    fn assignment(&mut self, start: Span, target: ExprId, op: Option<OpName>) -> Parsed<ExprId> {
        if matches!(self.ast.expr(target), Expr::Binary(..) | Expr::LogicalAnd(..) | Expr::LogicalOr(..)) {
            let span = self.ast.expr_span(target);
            return Err(self.fail(rules::NOT_ASSIGNABLE, span, "the result of an operator cannot be assigned to"));
        }
        self.advance();
        let value = self.ternary()?;
        let expr = match op {
            None => Expr::Assign(target, value),
            Some(op) => Expr::Compound(op, target, value),
        };
        self.make(expr, start, &[target, value])
    }

    /// Binary operators that bind more tightly than `least`.
    fn binary(&mut self, least: u8) -> Parsed<ExprId> {
        let start = self.span();
        let mut lhs = self.prefix()?;
        let mut is_comparison = false;
        while let Some((op, precedence)) = binary(self.kind()).filter(|(_, precedence)| *precedence > least) {
            if is_comparison && precedence == RELATIONAL {
                return Err(self.fail(
                    rules::CHAINED_COMPARISON,
                    self.span(),
                    "comparisons do not chain: write parentheses",
                ));
            }
            is_comparison = precedence == RELATIONAL;
            self.advance();
            let rhs = self.nested(|p| p.binary(precedence))?;
            let expr = match op {
                "&&" => Expr::LogicalAnd(lhs, rhs),
                "||" => Expr::LogicalOr(lhs, rhs),
                _ => Expr::Binary(op, lhs, rhs),
            };
            lhs = self.make(expr, start, &[lhs, rhs])?;
        }
        Ok(lhs)
    }

    fn prefix(&mut self) -> Parsed<ExprId> {
        let start = self.span();
        let kind = self.kind();
        if kind == Kind::Minus && matches!(self.kind_ahead(1), Kind::Integer | Kind::Float) {
            self.advance();
            let literal = self.suffixed()?;
            return self.negative(start, literal);
        }
        if !matches!(
            kind,
            Kind::PlusPlus
                | Kind::MinusMinus
                | Kind::Plus
                | Kind::Minus
                | Kind::Tilde
                | Kind::Not
                | Kind::Star
                | Kind::And
                | Kind::At
        ) {
            return self.suffixed();
        }
        self.advance();
        let operand = self.nested(Self::prefix)?;
        let expr = match kind {
            Kind::PlusPlus => Expr::Step { op: "operator++", operand, is_prefix: true },
            Kind::MinusMinus => Expr::Step { op: "operator--", operand, is_prefix: true },
            Kind::Plus => Expr::Unary("operator+", operand),
            Kind::Minus => Expr::Unary("operator-", operand),
            Kind::Tilde => Expr::Unary("operator~", operand),
            Kind::Not => Expr::Unary("operator!", operand),
            Kind::Star => Expr::Deref(operand),
            Kind::And => Expr::AddressOf(operand),
            _ => Expr::MakeRef(operand),
        };
        self.make(expr, start, &[operand])
    }

    /// What stands behind a `-`: a literal takes the sign.
    fn negative(&mut self, start: Span, operand: ExprId) -> Parsed<ExprId> {
        let expr = match self.ast.expr(operand) {
            Expr::Int { magnitude, .. } => Expr::Int { magnitude, is_negative: true },
            Expr::Float(bits) => Expr::Float((-f32::from_bits(bits)).to_bits()),
            _ => Expr::Unary("operator-", operand),
        };
        self.make(expr, start, &[operand])
    }

    fn suffixed(&mut self) -> Parsed<ExprId> {
        let start = self.span();
        let mut expr = self.term()?;
        loop {
            let kind = self.kind();
            let (next, other) = match kind {
                Kind::Dot | Kind::Arrow => {
                    self.advance();
                    let name = self.name()?;
                    (if kind == Kind::Dot { Expr::Dot(expr, name) } else { Expr::Arrow(expr, name) }, expr)
                }
                Kind::BracketOpen => {
                    self.advance();
                    let index = self.expr()?;
                    self.expect(Kind::BracketClose)?;
                    (Expr::Index(expr, index), index)
                }
                Kind::PlusPlus => {
                    self.advance();
                    (Expr::Step { op: "operator++", operand: expr, is_prefix: false }, expr)
                }
                Kind::MinusMinus => {
                    self.advance();
                    (Expr::Step { op: "operator--", operand: expr, is_prefix: false }, expr)
                }
                _ => return Ok(expr),
            };
            expr = self.make(next, start, &[expr, other])?;
        }
    }

    fn term(&mut self) -> Parsed<ExprId> {
        let start = self.span();
        let expr = match self.kind() {
            Kind::Identifier => {
                let name = self.name()?;
                if self.kind() == Kind::ParenOpen {
                    return self.call(start, name);
                }
                Expr::Name(name.text)
            }
            Kind::ParenOpen => {
                self.advance();
                let inner = self.expr()?;
                self.expect(Kind::ParenClose)?;
                return self.make(Expr::Paren(inner), start, &[inner]);
            }
            Kind::Integer | Kind::Float | Kind::True | Kind::False => return self.literal(),
            _ => return Err(self.expected(rules::EXPECTED_EXPRESSION, "an expression")),
        };
        self.make(expr, start, &[])
    }

    fn call(&mut self, start: Span, name: crate::wsl::ast::Name) -> Parsed<ExprId> {
        self.expect(Kind::ParenOpen)?;
        let mut arguments = Vec::new();
        if self.kind() != Kind::ParenClose {
            loop {
                arguments.push(self.ternary()?);
                if !self.eat(Kind::Comma) {
                    break;
                }
            }
        }
        self.expect(Kind::ParenClose)?;
        let list = Range32::copy(&mut self.ast.expr_lists, &arguments);
        self.make(Expr::Call(name, list), start, &arguments)
    }

    fn literal(&mut self) -> Parsed<ExprId> {
        let start = self.span();
        let expr = match self.kind() {
            Kind::True => Expr::Bool(true),
            Kind::False => Expr::Bool(false),
            Kind::Float => {
                let text = self.text(start).trim_end_matches('f');
                let value = text.parse::<f32>().unwrap_or(0.0);
                if !value.is_finite() {
                    self.diagnostics.error(rules::LITERAL_RANGE, start, "this number is larger than any float");
                }
                Expr::Float(value.to_bits())
            }
            _ => {
                let is_unsigned = self.text(start).ends_with('u');
                let (magnitude, span) = self.integer()?;
                let expr = if is_unsigned {
                    let value = u32::try_from(magnitude).unwrap_or_else(|_| {
                        self.diagnostics.error(rules::LITERAL_RANGE, span, "this number is larger than any uint");
                        0
                    });
                    Expr::Uint(value)
                } else {
                    Expr::Int { magnitude, is_negative: false }
                };
                return self.make(expr, start, &[]);
            }
        };
        self.advance();
        self.make(expr, start, &[])
    }

    /// An integer, whose suffix means nothing here.
    pub(super) fn integer(&mut self) -> Parsed<(u64, Span)> {
        if self.kind() != Kind::Integer {
            return Err(self.expected(rules::EXPECTED_TOKEN, "an integer"));
        }
        let span = self.advance().span;
        let text = self.text(span).trim_end_matches('u');
        let value = match text.strip_prefix("0x") {
            Some(digits) => u64::from_str_radix(digits, 16),
            None => text.parse(),
        };
        // A form that is none was reported by the lexer.
        let value = value.unwrap_or_else(|error| {
            if *error.kind() == std::num::IntErrorKind::PosOverflow {
                self.diagnostics.error(rules::LITERAL_RANGE, span, "this number has more than 64 bits");
            }
            0
        });
        Ok((value, span))
    }

    /// `constexpr`: a literal, or an element of an enum.
    pub(super) fn constexpr(&mut self) -> Parsed<ExprId> {
        let start = self.span();
        if self.eat(Kind::Minus) {
            let literal = self.literal()?;
            return self.negative(start, literal);
        }
        if self.kind() != Kind::Identifier {
            return if matches!(self.kind(), Kind::Integer | Kind::Float | Kind::True | Kind::False) {
                self.literal()
            } else {
                Err(self.expected(rules::EXPECTED_EXPRESSION, "a literal or an element of an enum"))
            };
        }
        let name = self.name()?;
        let base = self.make(Expr::Name(name.text), start, &[])?;
        self.expect(Kind::Dot)?;
        let element = self.name()?;
        self.make(Expr::Dot(base, element), start, &[base])
    }
}
