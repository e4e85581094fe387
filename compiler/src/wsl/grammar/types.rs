//! Types, and whether a statement starts with one.

use super::{Parsed, Parser};
use crate::util::Range32;
use crate::wsl::ast::{Space, Suffix, TypeArg, TypeExpr, TypeExprId};
use crate::wsl::rules;
use crate::wsl::token::Kind;

impl Parser<'_> {
    pub(super) fn address_space(&mut self) -> Option<Space> {
        let space = match self.kind() {
            Kind::Constant => Space::Constant,
            Kind::Device => Space::Device,
            Kind::Threadgroup => Space::Threadgroup,
            Kind::Thread => Space::Thread,
            _ => return None,
        };
        self.advance();
        Some(space)
    }

    pub(super) fn ty(&mut self) -> Parsed<TypeExprId> {
        let start = self.span();
        let space = self.address_space();
        if self.kind() != Kind::Identifier {
            return Err(self.expected(rules::EXPECTED_TYPE, "a type"));
        }
        let name = self.name()?;
        let args = self.type_args()?;
        let mut suffixes = Vec::new();
        loop {
            let span = self.span();
            let is_pointer = match (self.kind(), self.kind_ahead(1)) {
                (Kind::Star, _) => true,
                (Kind::BracketOpen, Kind::BracketClose) => false,
                (Kind::BracketOpen, _) => {
                    self.advance();
                    suffixes.push(self.array_count()?);
                    continue;
                }
                _ => break,
            };
            self.advance();
            if !is_pointer {
                self.advance();
            }
            let space = match space {
                Some(space) => space,
                None => match self.address_space() {
                    Some(space) => space,
                    None => {
                        return Err(self.fail(
                            rules::EXPECTED_TYPE,
                            span,
                            "a pointer or array reference says its address space",
                        ));
                    }
                },
            };
            suffixes.push(if is_pointer { Suffix::Pointer(space) } else { Suffix::ArrayRef(space) });
        }
        let suffixes = Range32::copy(&mut self.ast.suffixes, &suffixes);
        let span = self.span_from(start);
        Ok(self.ast.types.push(TypeExpr { space, name, args, suffixes, span }))
    }

    fn array_count(&mut self) -> Parsed<Suffix> {
        let (count, span) = self.integer()?;
        self.expect(Kind::BracketClose)?;
        Ok(Suffix::Array(count, span))
    }

    fn type_args(&mut self) -> Parsed<Range32> {
        if !self.eat(Kind::Less) {
            return Ok(Range32::EMPTY);
        }
        let mut args = Vec::new();
        if !matches!(self.kind(), Kind::Greater | Kind::ShiftRight) {
            loop {
                let arg = self.nested(Self::type_arg)?;
                args.push(arg);
                if !self.eat(Kind::Comma) {
                    break;
                }
            }
        }
        self.expect_greater()?;
        Ok(Range32::copy(&mut self.ast.type_args, &args))
    }

    fn type_arg(&mut self) -> Parsed<TypeArg> {
        let is_constant = match self.kind() {
            Kind::Integer | Kind::Float | Kind::True | Kind::False | Kind::Minus => true,
            kind => kind == Kind::Identifier && self.kind_ahead(1) == Kind::Dot,
        };
        if is_constant { self.constexpr().map(TypeArg::Const) } else { self.ty().map(TypeArg::Type) }
    }

    /// Whether a type and a name stand here: a declaration of variables.
    pub(super) fn starts_declaration(&self) -> bool {
        match self.kind() {
            Kind::Constant | Kind::Device | Kind::Threadgroup | Kind::Thread => return true,
            Kind::Identifier => {}
            _ => return false,
        }
        let mut ahead = 1;
        if self.kind_ahead(ahead) == Kind::Less {
            let Some(after) = self.after_type_args(ahead) else { return false };
            ahead = after;
        }
        loop {
            ahead += match (self.kind_ahead(ahead), self.kind_ahead(ahead + 1), self.kind_ahead(ahead + 2)) {
                (Kind::Identifier, ..) => return true,
                (Kind::Star, Kind::Constant | Kind::Device | Kind::Threadgroup | Kind::Thread, _) => 2,
                (
                    Kind::BracketOpen,
                    Kind::BracketClose,
                    Kind::Constant | Kind::Device | Kind::Threadgroup | Kind::Thread,
                ) => 3,
                (Kind::BracketOpen, Kind::Integer, Kind::BracketClose) => 3,
                _ => return false,
            };
        }
    }

    /// How far ahead the type arguments that open at `ahead` end.
    fn after_type_args(&self, mut ahead: usize) -> Option<usize> {
        let mut open = 0i32;
        loop {
            match self.kind_ahead(ahead) {
                Kind::Less => open += 1,
                Kind::Greater => open -= 1,
                Kind::ShiftRight => open -= 2,
                Kind::Identifier | Kind::Integer | Kind::Float | Kind::Comma | Kind::Dot | Kind::Star | Kind::Minus => {
                }
                Kind::BracketOpen | Kind::BracketClose | Kind::True | Kind::False => {}
                Kind::Constant | Kind::Device | Kind::Threadgroup | Kind::Thread => {}
                _ => return None,
            }
            ahead += 1;
            if open <= 0 {
                return Some(ahead);
            }
        }
    }
}
