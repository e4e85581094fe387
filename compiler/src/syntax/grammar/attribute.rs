//! Attributes (`attributes`): one table says which there are and what parameters each has.

use super::{Parse, Parser, Reported, TokenKind, rules};
use crate::diagnostic::{Diagnostic, Span};
use crate::syntax::ast::{Attribute, AttributeKind, ExprId, Name};
use crate::syntax::token::Token;
use crate::util::Range32;

/// An attribute's parameters, and how its node is made of them.
enum Shape {
    /// No parameters.
    Bare(AttributeKind),
    /// One expression.
    Value(fn(ExprId) -> AttributeKind),
    /// One to three expressions.
    Values(fn(ExprId, Option<ExprId>, Option<ExprId>) -> AttributeKind),
    /// One or two names; the words say what the first is.
    Names(&'static str, fn(Name, Option<Name>) -> AttributeKind),
    /// A diagnostic control.
    Diagnostic,
}

/// The attributes in alphabetical order. A match is told by a word's length and by numbers, where a table needs comparing texts.
fn shape(name: &str) -> Option<Shape> {
    use AttributeKind as A;
    Some(match name {
        "align" => Shape::Value(A::Align),
        "binding" => Shape::Value(A::Binding),
        "blend_src" => Shape::Value(A::BlendSrc),
        "builtin" => Shape::Names("the name of a built-in value", |name, depth_mode| A::Builtin { name, depth_mode }),
        "compute" => Shape::Bare(A::Compute),
        "const" => Shape::Bare(A::Const),
        "diagnostic" => Shape::Diagnostic,
        "fragment" => Shape::Bare(A::Fragment),
        "group" => Shape::Value(A::Group),
        "id" => Shape::Value(A::Id),
        "interpolate" => {
            Shape::Names("the name of an interpolation", |kind, sampling| A::Interpolate { kind, sampling })
        }
        "invariant" => Shape::Bare(A::Invariant),
        "location" => Shape::Value(A::Location),
        "must_use" => Shape::Bare(A::MustUse),
        "size" => Shape::Value(A::Size),
        "subgroup_size" => Shape::Value(A::SubgroupSize),
        "vertex" => Shape::Bare(A::Vertex),
        "workgroup_size" => Shape::Values(|x, y, z| A::WorkgroupSize { x, y, z }),
        _ => return None,
    })
}

impl Parser<'_> {
    /// `attribute*`. One with a mistake is broken, and the list goes on.
    #[inline]
    pub(super) fn attribute_list(&mut self) -> Parse<Range32> {
        if self.peek() == TokenKind::Attr { self.attributes() } else { Ok(Range32::EMPTY) }
    }

    /// `attribute+`
    #[inline(never)]
    fn attributes(&mut self) -> Parse<Range32> {
        let start = self.ast.attributes.len() as u32;
        while self.peek() == TokenKind::Attr {
            let (at, start) = (self.at, self.start());
            match self.attribute() {
                Ok(attribute) => {
                    self.ast.attributes.push(attribute);
                    continue;
                }
                Err(reported) if self.stopped => return Err(reported),
                // `@`, a word, and perhaps parameters: the end of those is found whatever they hold.
                Err(_) if self.at >= at + 2 && self.tokens[at + 2].kind == TokenKind::ParenLeft => {
                    self.recover_after_parameters(at + 2)
                }
                Err(_) => {}
            }
            let span = self.span_from(start);
            self.ast.attributes.push(Attribute { kind: AttributeKind::Broken, span });
        }
        Ok(Range32 { start, len: self.ast.attributes.len() as u32 - start })
    }

    /// Reports attributes before something that takes none (`what`, plural). Parsing goes on.
    #[inline]
    pub(super) fn no_attributes(&mut self, attributes: Range32, what: &str) {
        if !attributes.is_empty() {
            self.attributes_of_none(attributes, what);
        }
    }

    #[cold]
    fn attributes_of_none(&mut self, attributes: Range32, what: &str) {
        let list = self.ast.attribute_list(attributes);
        if let (Some(first), Some(last)) = (list.first(), list.last()) {
            let error = Diagnostic::error(
                rules::ATTRIBUTE_PLACEMENT,
                first.span.to(last.span),
                format!("{what} cannot have attributes"),
            );
            self.complain(error);
        }
    }

    /// `attribute`
    fn attribute(&mut self) -> Parse<Attribute> {
        let start = self.bump().start;
        let name = self.attribute_name()?;
        let text = name.text(self.source);
        let Some(shape) = shape(text) else {
            let message = format!("there is no attribute '{text}'");
            self.complain(Diagnostic::error(rules::UNKNOWN_ATTRIBUTE, name.span(), message));
            return Err(Reported);
        };
        let kind = match shape {
            Shape::Bare(kind) => self.bare(name, kind)?,
            Shape::Value(make) => {
                let (value, _, _) = self.values(name, 1)?;
                make(value)
            }
            Shape::Values(make) => {
                let (x, y, z) = self.values(name, 3)?;
                make(x, y, z)
            }
            Shape::Names(what, make) => self.names(name, what, make)?,
            Shape::Diagnostic => AttributeKind::Diagnostic(self.diagnostic_control()?),
        };
        Ok(Attribute { kind, span: self.span_from(start) })
    }

    /// The word after `@`: two of them are keywords.
    fn attribute_name(&mut self) -> Parse<Token> {
        match self.peek() {
            TokenKind::Identifier | TokenKind::Const | TokenKind::Diagnostic => Ok(self.bump()),
            _ => {
                let message = format!("expected the name of an attribute after '@', found {}", self.found());
                Err(self.error_here(rules::EXPECTED_IDENTIFIER, message))
            }
        }
    }

    fn bare(&mut self, name: Token, kind: AttributeKind) -> Parse<AttributeKind> {
        if self.peek() != TokenKind::ParenLeft {
            return Ok(kind);
        }
        let message = format!("the attribute '{}' takes no parameters", name.text(self.source));
        Err(self.error_here(rules::ATTRIBUTE_PARAMETERS, message))
    }

    /// `'(' expression ( ',' expression )* ','? ')'` with at most `most` expressions.
    fn values(&mut self, name: Token, most: u32) -> Parse<(ExprId, Option<ExprId>, Option<ExprId>)> {
        let open = self.open(name)?;
        let list = self.expression_list(TokenKind::ParenRight)?.run;
        self.close(open);
        let span = self.span_from(self.tokens[open].start);
        if list.len > most {
            let count = if most == 1 { "one parameter".to_owned() } else { format!("at most {most} parameters") };
            return Err(self.wrong_count(name, span, &count));
        }
        let list = self.ast.expr_list(list);
        match list.first() {
            Some(&first) => Ok((first, list.get(1).copied(), list.get(2).copied())),
            None => Err(self.wrong_count(name, span, "a parameter")),
        }
    }

    /// `'(' name ( ',' name )? ','? ')'`
    fn names(
        &mut self,
        name: Token,
        what: &str,
        make: fn(Name, Option<Name>) -> AttributeKind,
    ) -> Parse<AttributeKind> {
        let open = self.open(name)?;
        if self.peek() == TokenKind::ParenRight {
            let span = Span::new(self.tokens[open].start, self.token().end);
            return Err(self.wrong_count(name, span, "a parameter"));
        }
        let first = self.identifier(what)?;
        let more = self.eat(TokenKind::Comma) && self.peek() != TokenKind::ParenRight;
        let second = more.then(|| self.identifier("a name")).transpose()?;
        if self.eat(TokenKind::Comma) && self.peek() == TokenKind::Identifier {
            let span = self.token().span();
            return Err(self.wrong_count(name, span, "at most two parameters"));
        }
        self.close(open);
        Ok(make(first, second))
    }

    /// Consumes the `(` of an attribute's parameters.
    fn open(&mut self, name: Token) -> Parse<usize> {
        let open = self.at;
        if self.eat(TokenKind::ParenLeft) {
            return Ok(open);
        }
        let message = format!("the attribute '{}' needs parameters in parentheses", name.text(self.source));
        Err(self.error(rules::ATTRIBUTE_PARAMETERS, name.span(), message))
    }

    /// Consumes the `)` of an attribute's parameters. One that is missing is reported, and supplied.
    fn close(&mut self, open: usize) {
        // What follows makes sense or is a consequence: either way there is nothing to skip.
        let _ = self.expect_close(TokenKind::ParenRight, open, "the attribute's parameters");
    }

    fn wrong_count(&mut self, name: Token, span: Span, count: &str) -> Reported {
        let message = format!("the attribute '{}' takes {count}", name.text(self.source));
        self.error(rules::ATTRIBUTE_PARAMETERS, span, message)
    }
}
