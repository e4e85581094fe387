//! Function declarations (`function-declaration-sec`).

use super::{Parse, Parser, TokenKind, rules};
use crate::syntax::ast::{Function, Param};
use crate::util::Range32;

impl Parser<'_> {
    /// `function_decl: attribute* function_header compound_statement`, after its attributes.
    pub(super) fn function_decl(&mut self, attributes: Range32) -> Parse<Function> {
        self.bump();
        let name = self.identifier("the name of the function")?;
        let params = self.param_list()?;
        let (return_attributes, return_type) = if self.eat(TokenKind::Arrow) {
            (self.attribute_list()?, Some(self.type_specifier()?))
        } else {
            (Range32::EMPTY, None)
        };
        let body_attributes = self.attribute_list()?;
        let (body, ()) = self.braced(body_attributes, "the body of the function", |parser| {
            parser.statements();
            while parser.peek() == TokenKind::Continuing && !parser.missing_brace {
                let message = "'continuing' ends the body of a 'loop' only";
                parser.error_here(rules::CONTINUING_PLACEMENT, message);
                parser.bump();
                parser.statements();
            }
            Ok(())
        })?;
        Ok(Function { attributes, name, params, return_attributes, return_type, body })
    }

    /// `'(' param_list? ')'`
    fn param_list(&mut self) -> Parse<Range32> {
        let open = self.at;
        self.expect(TokenKind::ParenLeft, "the name of the function")?;
        let start = self.ast.params.len() as u32;
        while self.peek() != TokenKind::ParenRight {
            match self.param() {
                Ok(param) => self.ast.params.push(param),
                Err(reported) => {
                    self.recover_after_parenthesis(open);
                    if self.peek() != TokenKind::BraceLeft && self.peek() != TokenKind::Arrow {
                        return Err(reported);
                    }
                    return Ok(Range32 { start, len: self.ast.params.len() as u32 - start });
                }
            }
            if !self.eat(TokenKind::Comma) {
                break;
            }
        }
        self.expect_close(TokenKind::ParenRight, open, "the parameters")?;
        Ok(Range32 { start, len: self.ast.params.len() as u32 - start })
    }

    /// `param: attribute* ident ':' type_specifier`
    fn param(&mut self) -> Parse<Param> {
        let start = self.start();
        let attributes = self.attribute_list()?;
        let name = self.identifier("the name of a parameter")?;
        self.expect(TokenKind::Colon, "the name of the parameter")?;
        let ty = self.type_specifier()?;
        Ok(Param { attributes, name, ty, span: self.span_from(start) })
    }
}
