//! Function declarations (`function-declaration-sec`).

use super::statement::Stop;
use super::{Parse, Parser, TokenKind};
use crate::syntax::ast::{Block, BlockId, Broken, Decl, DeclId, ExprId, Function, Param};
use crate::util::Range32;

/// What `function_header` holds after the name.
struct Signature {
    return_attributes: Range32,
    return_type: Option<ExprId>,
}

impl Parser<'_> {
    /// `function_decl: attribute* function_header compound_statement`
    pub(super) fn function_decl(&mut self, attributes: Range32, start: u32) -> Parse<DeclId> {
        self.skip();
        let name = self.declared_name("a name for the function")?;
        let header = self.at;
        let (mut return_attributes, mut return_type) = (Range32::EMPTY, None);
        let first_param = self.ast.params.len() as u32;
        let mut broken = None;
        match self.signature() {
            Ok(found) => Signature { return_attributes, return_type } = found,
            Err(reported) if !self.recover_to_brace() => return Err(reported),
            // The body is read even after a mistake in the header, for the mistakes that it may hold itself.
            Err(_) => broken = Some(Broken { name: None, is_unnamed: true, ..self.broken_from(header) }),
        }
        if broken.is_none() && !matches!(self.peek(), TokenKind::BraceLeft | TokenKind::Attr) {
            broken = Some(Broken { name: None, is_unnamed: false, ..self.broken_from(header) });
        }
        let params = Range32 { start: first_param, len: self.ast.params.len() as u32 - first_param };
        let body = self.function_body();
        self.declaring = Some(name);
        let body = body?;
        let function = Function { attributes, name, params, return_attributes, return_type, body, broken };
        Ok(self.push_decl(Decl::Function(function), start))
    }

    /// `compound_statement`. Without its `{`, the lines that follow are still read as statements, up to a `}`.
    fn function_body(&mut self) -> Parse<BlockId> {
        let opened = matches!(self.peek(), TokenKind::BraceLeft | TokenKind::Attr | TokenKind::Semicolon);
        let body = self.compound_statement("the function's header");
        if opened || body.is_ok() || self.stopped {
            return body;
        }
        while !self.at_line_start() && !matches!(self.peek(), TokenKind::EndOfText | TokenKind::BraceRight) {
            self.skip();
        }
        if self.at_function() || self.peek() == TokenKind::Attr {
            return body;
        }
        let start = self.start();
        let stmts = self.in_braces(|parser| Ok(parser.statements(Stop::Brace)))?;
        self.eat(TokenKind::BraceRight);
        let span = self.span_from(start);
        let block = self.ast.blocks.push(Block { attributes: Range32::EMPTY, stmts, span });
        self.mark_block_broken(block);
        Ok(block)
    }

    /// `'(' param_list? ')' ( '->' attribute* template_elaborated_ident )?`
    fn signature(&mut self) -> Parse<Signature> {
        let open = self.at;
        self.expect(TokenKind::ParenLeft, "the name of the function")?;
        let params = self.param_list(open);
        if params.is_err() && !self.stopped {
            self.recover_after_parenthesis(open);
        }
        let (mut return_attributes, mut return_type) = (Range32::EMPTY, None);
        if self.eat(TokenKind::Arrow) {
            return_attributes = self.attribute_list()?;
            return_type = Some(self.type_specifier()?);
        }
        params.map(|()| Signature { return_attributes, return_type })
    }

    /// `param_list? ')'`, where `param_list: param ( ',' param )* ','?`
    fn param_list(&mut self, open: usize) -> Parse<()> {
        while self.peek() != TokenKind::ParenRight {
            let param = self.param()?;
            self.ast.params.push(param);
            if !self.eat(TokenKind::Comma) {
                break;
            }
        }
        self.expect_close(TokenKind::ParenRight, open, "the parameters")
    }

    /// `param: attribute* ident ':' type_specifier`
    fn param(&mut self) -> Parse<Param> {
        let start = self.start();
        let attributes = self.attribute_list()?;
        let name = self.identifier("a name for the parameter")?;
        self.expect(TokenKind::Colon, "the name of the parameter")?;
        let ty = self.type_specifier()?;
        Ok(Param { attributes, name, ty, span: self.span_from(start) })
    }
}
