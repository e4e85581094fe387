//! Declarations: types, functions, semantics.

use super::{Failed, Parsed, Parser};
use crate::diagnostic::Span;
use crate::types::ShaderStage;
use crate::util::Range32;
use crate::wsl::ast::{Decl, EnumElement, Function, FunctionName, Qualifiers, Semantic, TypeExprId, Variable};
use crate::wsl::rules;
use crate::wsl::token::Kind;

impl Parser<'_> {
    pub(super) fn file(&mut self) {
        while self.kind() != Kind::End {
            if self.eat(Kind::Semicolon) {
                continue;
            }
            let before = self.at;
            match self.declaration() {
                Ok(decl) => self.ast.decls.push(decl),
                Err(Failed) => self.skip_declaration(before),
            }
        }
    }

    /// Goes on behind the `;` or `}` that ends the declaration that started at `start`.
    fn skip_declaration(&mut self, start: usize) {
        let opened = |kind: Kind| self.tokens[start..self.at].iter().filter(|token| token.kind == kind).count();
        let mut open = opened(Kind::BraceOpen).saturating_sub(opened(Kind::BraceClose));
        loop {
            match self.advance().kind {
                Kind::End => return,
                Kind::BraceOpen => open += 1,
                Kind::BraceClose if open <= 1 => return,
                Kind::BraceClose => open -= 1,
                Kind::Semicolon if open == 0 => return,
                _ => {}
            }
        }
    }

    fn declaration(&mut self) -> Parsed<Decl> {
        match self.kind() {
            Kind::Typedef => self.typedef(),
            Kind::Struct => self.structure(),
            Kind::Enum => self.enumeration(),
            Kind::Vertex | Kind::Fragment | Kind::BracketOpen => self.entry_point(),
            Kind::Operator => self.cast(),
            Kind::Identifier | Kind::Constant | Kind::Device | Kind::Threadgroup | Kind::Thread => self.function(),
            _ => Err(self.expected(rules::EXPECTED_DECLARATION, "a declaration")),
        }
    }

    fn typedef(&mut self) -> Parsed<Decl> {
        self.advance();
        let name = self.name()?;
        self.expect(Kind::Equal)?;
        let ty = self.ty()?;
        self.expect(Kind::Semicolon)?;
        Ok(Decl::Typedef { name, ty })
    }

    fn structure(&mut self) -> Parsed<Decl> {
        self.advance();
        let name = self.name()?;
        self.expect(Kind::BraceOpen)?;
        let mut fields = Vec::new();
        while !self.eat(Kind::BraceClose) {
            let qualifiers = self.qualifiers();
            let ty = self.ty()?;
            let name = Some(self.name()?);
            let semantic = self.optional_semantic()?;
            self.expect(Kind::Semicolon)?;
            fields.push(Variable { ty, name, qualifiers, semantic });
        }
        Ok(Decl::Struct { name, fields: Range32::copy(&mut self.ast.variables, &fields) })
    }

    fn enumeration(&mut self) -> Parsed<Decl> {
        self.advance();
        let name = self.name()?;
        let base = if self.eat(Kind::Colon) { Some(self.ty()?) } else { None };
        self.expect(Kind::BraceOpen)?;
        let mut elements = Vec::new();
        loop {
            let name = self.name()?;
            let value = if self.eat(Kind::Equal) { Some(self.constexpr()?) } else { None };
            elements.push(EnumElement { name, value });
            if !self.eat(Kind::Comma) {
                break;
            }
        }
        self.expect(Kind::BraceClose)?;
        Ok(Decl::Enum { name, base, elements: Range32::copy(&mut self.ast.enum_elements, &elements) })
    }

    fn entry_point(&mut self) -> Parsed<Decl> {
        let mut numthreads = None;
        let stage = match self.kind() {
            Kind::Vertex => ShaderStage::Vertex,
            Kind::Fragment => ShaderStage::Fragment,
            _ => {
                numthreads = Some(self.numthreads()?);
                ShaderStage::Compute
            }
        };
        if numthreads.is_some() && self.kind() != Kind::Compute {
            return Err(self.expected(rules::EXPECTED_TOKEN, Kind::Compute.name()));
        }
        self.advance();
        let ty = self.ty()?;
        let name = FunctionName::Plain(self.name()?);
        self.function_rest(Some(stage), numthreads, name, ty)
    }

    fn numthreads(&mut self) -> Parsed<([u32; 3], Span)> {
        let start = self.expect(Kind::BracketOpen)?;
        self.expect(Kind::Numthreads)?;
        self.expect(Kind::ParenOpen)?;
        let mut size = [0; 3];
        for (index, dimension) in size.iter_mut().enumerate() {
            if index > 0 {
                self.expect(Kind::Comma)?;
            }
            *dimension = self.small_integer()?;
        }
        self.expect(Kind::ParenClose)?;
        self.expect(Kind::BracketClose)?;
        Ok((size, self.span_from(start)))
    }

    fn cast(&mut self) -> Parsed<Decl> {
        let span = self.advance().span;
        let ty = self.ty()?;
        self.function_rest(None, None, FunctionName::Cast(span), ty)
    }

    fn function(&mut self) -> Parsed<Decl> {
        let ty = self.ty()?;
        let name = if self.kind() == Kind::OperatorName {
            let span = self.advance().span;
            self.name_at(span)
        } else {
            self.name()?
        };
        if matches!(self.kind(), Kind::Equal | Kind::Semicolon | Kind::Comma) {
            let message = "variables are declared in functions only";
            return Err(self.fail(rules::GLOBAL_VARIABLE, name.span, message));
        }
        self.function_rest(None, None, FunctionName::Plain(name), ty)
    }

    fn function_rest(
        &mut self,
        stage: Option<ShaderStage>,
        numthreads: Option<([u32; 3], Span)>,
        name: FunctionName,
        ty: TypeExprId,
    ) -> Parsed<Decl> {
        self.expect(Kind::ParenOpen)?;
        let mut params = Vec::new();
        if self.kind() != Kind::ParenClose {
            loop {
                let qualifiers = self.qualifiers();
                let ty = self.ty()?;
                let name = if self.kind() == Kind::Identifier { Some(self.name()?) } else { None };
                let semantic = self.optional_semantic()?;
                params.push(Variable { ty, name, qualifiers, semantic });
                if !self.eat(Kind::Comma) {
                    break;
                }
            }
        }
        self.expect(Kind::ParenClose)?;
        let semantic = self.optional_semantic()?;
        let result = Variable { ty, name: None, qualifiers: Qualifiers::default(), semantic };
        let params = Range32::copy(&mut self.ast.variables, &params);
        let body = self.block_body()?;
        Ok(Decl::Function(Function { stage, numthreads, name, params, result, body }))
    }

    fn qualifiers(&mut self) -> Qualifiers {
        let mut qualifiers = Qualifiers::default();
        loop {
            let flag = match self.kind() {
                Kind::Nointerpolation => &mut qualifiers.nointerpolation,
                Kind::Noperspective => &mut qualifiers.noperspective,
                Kind::Centroid => &mut qualifiers.centroid,
                Kind::Sample => &mut qualifiers.sample,
                _ => return qualifiers,
            };
            *flag = true;
            self.advance();
        }
    }

    fn optional_semantic(&mut self) -> Parsed<Option<(Semantic, Span)>> {
        if !self.eat(Kind::Colon) {
            return Ok(None);
        }
        let start = self.span();
        let semantic = self.semantic()?;
        Ok(Some((semantic, self.span_from(start))))
    }

    fn semantic(&mut self) -> Parsed<Semantic> {
        let token = self.advance();
        Ok(match token.kind {
            Kind::SvInstanceId => Semantic::InstanceId,
            Kind::SvVertexId => Semantic::VertexId,
            Kind::PSize => Semantic::PointSize,
            Kind::SvPosition => Semantic::Position,
            Kind::SvIsFrontFace => Semantic::IsFrontFace,
            Kind::SvSampleIndex => Semantic::SampleIndex,
            Kind::SvInnerCoverage => Semantic::InnerCoverage,
            Kind::SvTarget => Semantic::Target(self.small_integer()?),
            Kind::SvDepth => Semantic::Depth,
            Kind::SvCoverage => Semantic::Coverage,
            Kind::SvDispatchThreadId => Semantic::DispatchThreadId,
            Kind::SvGroupId => Semantic::GroupId,
            Kind::SvGroupIndex => Semantic::GroupIndex,
            Kind::SvGroupThreadId => Semantic::GroupThreadId,
            Kind::Specialized => Semantic::Specialized,
            Kind::Attribute => {
                self.expect(Kind::ParenOpen)?;
                let number = self.small_integer()?;
                self.expect(Kind::ParenClose)?;
                Semantic::Attribute(number)
            }
            Kind::Register => self.register()?,
            _ => return self.other_semantic(token.span),
        })
    }

    /// `SV_Target0` is one token; the specification writes two.
    fn other_semantic(&mut self, span: Span) -> Parsed<Semantic> {
        if let Some(number) = self.text(span).strip_prefix("SV_Target").and_then(|digits| digits.parse().ok()) {
            return Ok(Semantic::Target(number));
        }
        let message = format!("there is no semantic '{}'", self.text(span));
        Err(self.fail(rules::UNKNOWN_SEMANTIC, span, message))
    }

    fn register(&mut self) -> Parsed<Semantic> {
        self.expect(Kind::ParenOpen)?;
        let name = self.name()?.span;
        let text = self.text(name);
        let class = text.as_bytes()[0];
        let number = text.get(1..).and_then(|digits| digits.parse().ok());
        let Some(number) = number.filter(|_| b"ubst".contains(&class)) else {
            return Err(self.fail(rules::REGISTER, name, "a register is 'u', 't', 'b' or 's' and a number"));
        };
        let mut space = 0;
        if self.eat(Kind::Comma) {
            let name = self.name()?.span;
            let Some(number) = self.text(name).strip_prefix("space").and_then(|digits| digits.parse().ok()) else {
                return Err(self.fail(rules::REGISTER, name, "a register's space is 'space' and a number"));
            };
            space = number;
        }
        self.expect(Kind::ParenClose)?;
        Ok(Semantic::Register { class, number, space })
    }

    fn small_integer(&mut self) -> Parsed<u32> {
        let (value, span) = self.integer()?;
        u32::try_from(value).map_err(|_| self.fail(rules::LITERAL_RANGE, span, "this number is larger than any uint"))
    }
}
