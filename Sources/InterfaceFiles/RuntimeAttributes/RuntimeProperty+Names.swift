import ScreenDocuments

// The settable properties of UIKit's classes that no attribute stands for, by the names that Objective-C has for them.
// Source: the headers of UIKit and QuartzCore up to iOS 26, as Apple documents them.

extension RuntimeProperty {
    /// Whether a class has a property, under its name or that of its getter.
    static func isProperty(_ name: String, of className: String) -> Bool {
        isIn(properties, name, of: className) || isIn(drawnProperties, name, of: className)
    }

    /// Whether images depend on a property that is not set here.
    static func isDrawn(_ name: String, of className: String) -> Bool {
        isIn(drawnProperties, name, of: className)
    }

    /// The properties that are set on the object, since where a file places a view is not an attribute that code changes.
    static let live: Set<String> = ["bounds", "center", "frame", "overrideUserInterfaceStyle"]

    /// Whether layers have a property of a name, or of the first name in a key path.
    static func isLayerProperty(_ keyPath: String) -> Bool {
        let name = String(keyPath.prefix { $0 != "." })
        return layerProperties.contains(name) || layerProperties.contains(withoutGetterPrefix(name))
    }

    /// The names of layers' properties.
    static let layerProperties = Set(
        """
        bounds position zPosition anchorPoint anchorPointZ transform affineTransform frame hidden doubleSided \
        geometryFlipped mask masksToBounds contents contentsRect contentsGravity contentsScale contentsCenter \
        contentsFormat minificationFilter magnificationFilter minificationFilterBias opaque needsDisplayOnBoundsChange \
        drawsAsynchronously edgeAntialiasingMask allowsEdgeAntialiasing backgroundColor cornerRadius maskedCorners \
        cornerCurve borderWidth borderColor opacity allowsGroupOpacity compositingFilter filters backgroundFilters \
        shouldRasterize rasterizationScale shadowColor shadowOpacity shadowOffset shadowRadius shadowPath actions name \
        delegate style sublayerTransform sublayers superlayer beginTime duration speed timeOffset repeatCount \
        repeatDuration autoreverses fillMode wantsExtendedDynamicRangeContent toneMapMode preferredDynamicRange \
        contentsHeadroom
        """.split(separator: " ").map(String.init))

    /// All names that a class has, for hints.
    static func names(of className: String) -> [String] {
        var found = ElementVocabulary.attributes(of: className).map(\.name)
        var current: String? = className
        while let owner = current {
            found += (properties[owner] ?? []).sorted() + (drawnProperties[owner] ?? []).sorted()
            current = superclass(of: owner)
        }
        return found
    }

    private static func isIn(_ table: [String: Set<String>], _ name: String, of className: String) -> Bool {
        var current: String? = className
        while let owner = current {
            if let names = table[owner], names.contains(name) || names.contains(withoutGetterPrefix(name)) {
                return true
            }
            current = superclass(of: owner)
        }
        return false
    }

    /// `hidden` for `isHidden`.
    private static func withoutGetterPrefix(_ name: String) -> String {
        guard name.hasPrefix("is"), let letter = name.dropFirst(2).first, letter.isUppercase else {
            return name
        }
        return letter.lowercased() + name.dropFirst(3)
    }

    /// The superclass, with those that the vocabulary leaves out.
    private static func superclass(of className: String) -> String? {
        if controls.contains(className) { return "UIControl" }
        if className == "UIControl" { return "UIView" }
        guard className != "NSObject" else { return nil }
        return ElementVocabulary.elementClass(className)?.superclass ?? "NSObject"
    }

    private static let controls: Set<String> = [
        "UIButton", "UISwitch", "UISlider", "UIPageControl", "UISegmentedControl", "UIStepper", "UITextField",
        "UIDatePicker", "UIRefreshControl", "UIColorWell",
    ]

    private static let inputTraits = """
        keyboardType returnKeyType autocorrectionType autocapitalizationType keyboardAppearance \
        enablesReturnKeyAutomatically secureTextEntry spellCheckingType smartQuotesType smartDashesType \
        smartInsertDeleteType textContentType passwordRules inlinePredictionType mathExpressionCompletionType \
        writingToolsBehavior inputView inputAccessoryView clearsOnInsertion allowsEditingTextAttributes \
        typingAttributes delegate inputDelegate selectedTextRange markedTextStyle adjustsFontForContentSizeCategory
        """

    /// Properties by which images do not change, or which no kind of value of Interface Builder is for.
    private static let properties: [String: Set<String>] = names([
        "NSObject": """
        isAccessibilityElement accessibilityElement accessibilityLabel accessibilityAttributedLabel accessibilityHint \
        accessibilityAttributedHint accessibilityValue accessibilityAttributedValue accessibilityTraits \
        accessibilityFrame accessibilityPath accessibilityActivationPoint accessibilityLanguage \
        accessibilityElementsHidden accessibilityViewIsModal shouldGroupAccessibilityChildren \
        accessibilityNavigationStyle accessibilityElements accessibilityContainerType accessibilityCustomActions \
        accessibilityCustomRotors accessibilityUserInputLabels accessibilityAttributedUserInputLabels \
        accessibilityRespondsToUserInteraction accessibilityTextualContext accessibilityDragSourceDescriptors \
        accessibilityDropPointDescriptors accessibilityDirectTouchOptions accessibilityExpandedStatus \
        accessibilityHeaderElements accessibilityIdentifier restorationIdentifier restorationClass userActivity
        """,
        "UIView": """
        exclusiveTouch autoresizesSubviews opaque clearsContextBeforeDrawing contentStretch contentScaleFactor \
        motionEffects gestureRecognizers largeContentTitle \
        largeContentImage showsLargeContentViewer scalesLargeContentImage largeContentImageInsets interactions \
        focusGroupIdentifier focusGroupPriority focusEffect minimumContentSizeCategory maximumContentSizeCategory \
        accessibilityIgnoresInvertColors traitOverrides hoverStyle mask maskView layer superview window \
        cornerConfiguration transform transform3D
        """,
        "UIControl": """
        enabled selected highlighted contentHorizontalAlignment contentVerticalAlignment \
        showsMenuAsPrimaryAction contextMenuInteractionEnabled toolTip symbolAnimationEnabled
        """,
        "UILabel": """
        attributedText adjustsFontForContentSizeCategory showsExpansionTextWhenTruncated \
        enablesMarqueeWhenAncestorFocused sizingRule preferredVibrancy
        """,
        "UIImageView": """
        animationImages highlightedAnimationImages animationDuration animationRepeatCount \
        preferredSymbolConfiguration adjustsImageWhenAncestorFocused masksFocusEffectToContents \
        preferredImageDynamicRange
        """,
        "UIButton": """
        reversesTitleShadowWhenHighlighted adjustsImageWhenHighlighted adjustsImageWhenDisabled \
        showsTouchWhenHighlighted role pointerInteractionEnabled menu preferredMenuElementOrder \
        changesSelectionAsPrimaryAction preferredBehavioralStyle automaticallyUpdatesConfiguration \
        configurationUpdateHandler configuration
        """,
        "UIScrollView": """
        delegate automaticallyAdjustsScrollIndicatorInsets directionalLockEnabled bounces bouncesVertically \
        bouncesHorizontally bouncesZoom indicatorStyle verticalScrollIndicatorInsets horizontalScrollIndicatorInsets \
        scrollIndicatorInsets decelerationRate indexDisplayMode delaysContentTouches canCancelContentTouches \
        minimumZoomScale maximumZoomScale scrollsToTop keyboardDismissMode refreshControl allowsKeyboardScrolling \
        panGestureRecognizer pinchGestureRecognizer transfersHorizontalScrollingToParent \
        transfersVerticalScrollingToParent contentAlignmentPoint
        """,
        "UISwitch": "onImage offImage title preferredStyle",
        "UISlider": "continuous preferredBehavioralStyle",
        "UIProgressView": "observedProgress",
        "UIStepper": "continuous autorepeat",
        "UIPageControl": "defersCurrentPageDisplay backgroundStyle direction allowsContinuousInteraction",
        "UISegmentedControl": "segmentedControlStyle",
        "UITextField": inputTraits
            + " attributedText attributedPlaceholder defaultTextAttributes leftViewMode rightViewMode leftView rightView",
        "UITextView": inputTraits
            + """
             dataDetectorTypes attributedText selectedRange linkTextAttributes usesStandardTextScaling \
            findInteractionEnabled textContainer layoutManager textStorage
            """,
        "UIPickerView": "delegate dataSource showsSelectionIndicator",
        "UIDatePicker": "minimumDate maximumDate locale calendar timeZone roundsToMinuteInterval date",
        "UISearchBar": inputTraits
            + """
             showsBookmarkButton showsSearchResultsButton searchResultsButtonSelected selectedScopeButtonIndex \
            scopeButtonTitles barPosition
            """,
        "UIColorWell": "title supportsAlpha",
        "UIRefreshControl": "attributedTitle",
        "UIWebView": """
        delegate scalesPageToFit dataDetectorTypes allowsInlineMediaPlayback mediaPlaybackRequiresUserAction \
        mediaPlaybackAllowsAirPlay suppressesIncrementalRendering keyboardDisplayRequiresUserAction paginationMode \
        paginationBreakingMode pageLength gapBetweenPages allowsPictureInPictureMediaPlayback allowsLinkPreview
        """,
        "UIVisualEffectView": "effect",
        "UITableView": """
        dataSource prefetchDataSource dragDelegate dropDelegate prefetchingEnabled estimatedSectionHeaderHeight \
        estimatedSectionFooterHeight separatorEffect \
        insetsContentViewsToSafeArea sectionIndexMinimumDisplayRowCount allowsSelectionDuringEditing \
        allowsMultipleSelectionDuringEditing remembersLastFocusedIndexPath selectionFollowsFocus allowsFocus \
        allowsFocusDuringEditing dragInteractionEnabled selfSizingInvalidation tableHeaderView tableFooterView \
        backgroundView
        """,
        "UITableViewCell": """
        focusStyle userInteractionEnabledWhileDragging shouldIndentWhileEditing highlighted \
        automaticallyUpdatesContentConfiguration automaticallyUpdatesBackgroundConfiguration \
        backgroundConfiguration contentConfiguration multipleSelectionBackgroundView accessoryView \
        editingAccessoryView backgroundView selectedBackgroundView contentView reuseIdentifier
        """,
        "UITableViewHeaderFooterView": """
        backgroundView contentConfiguration backgroundConfiguration automaticallyUpdatesContentConfiguration \
        automaticallyUpdatesBackgroundConfiguration reuseIdentifier
        """,
        "UICollectionView": """
        dataSource prefetchDataSource dragDelegate dropDelegate prefetchingEnabled dragInteractionEnabled \
        reorderingCadence allowsSelectionDuringEditing allowsMultipleSelectionDuringEditing editing allowsFocus \
        allowsFocusDuringEditing selectionFollowsFocus remembersLastFocusedIndexPath selfSizingInvalidation \
        collectionViewLayout backgroundView
        """,
        "UICollectionViewFlowLayout": """
        sectionHeadersPinToVisibleBounds sectionFootersPinToVisibleBounds sectionInsetReference
        """,
        "UICollectionReusableView": "reuseIdentifier",
        "UICollectionViewCell": """
        highlighted backgroundView selectedBackgroundView contentConfiguration backgroundConfiguration \
        automaticallyUpdatesContentConfiguration automaticallyUpdatesBackgroundConfiguration
        """,
        "UINavigationBar": "delegate items preferredBehavioralStyle",
        "UINavigationItem": """
        titleView searchController hidesSearchBarWhenScrolling backBarButtonItem leftBarButtonItem leftBarButtonItems \
        rightBarButtonItem rightBarButtonItems preferredSearchBarPlacement style customizationIdentifier \
        backButtonDisplayMode largeTitleDisplayMode subtitle largeTitle
        """,
        "UIBarButtonItem": """
        tag possibleTitles customView primaryAction menu changesSelectionAsPrimaryAction symbolAnimationEnabled \
        landscapeImagePhone landscapeImagePhoneInsets largeContentSizeImage largeContentSizeImageInsets target action \
        preferredMenuElementOrder
        """,
        "UITabBarItem": """
        tag landscapeImagePhone landscapeImagePhoneInsets largeContentSizeImage largeContentSizeImageInsets \
        standardAppearance scrollEdgeAppearance
        """,
        "UIToolbar": "delegate items",
        "UITabBar": "delegate items selectedItem",
        "UIViewController": """
        definesPresentationContext providesPresentationContextTransitionStyle restoresFocusAfterTransition \
        modalTransitionStyle modalPresentationStyle modalPresentationCapturesStatusBarAppearance \
        preferredContentSize contentSizeForViewInPopover modalInPresentation transitioningDelegate toolbarItems \
        performsActionsWhilePresentingModally focusGroupIdentifier view navigationItem tabBarItem \
        searchDisplayController wantsFullScreenLayout editing interactionActivityTrackingBaseName preferredTransition \
        clearsSelectionOnViewWillAppear refreshControl useLayoutToLayoutNavigationTransitions \
        installsStandardGestureForInteractiveMovement tableView collectionView
        """,
        "UINavigationController": """
        delegate viewControllers hidesBarsWhenKeyboardAppears hidesBarsOnSwipe hidesBarsWhenVerticallyCompact \
        hidesBarsOnTap
        """,
        "UITabBarController": """
        delegate viewControllers selectedViewController customizableViewControllers mode customizationIdentifier
        """,
        "UISplitViewController": """
        delegate viewControllers presentsWithGesture displayModeButtonVisibility preferredSplitBehavior
        """,
        "UIPageViewController": "delegate dataSource doubleSided",
    ])

    /// Properties by which images change and which are not drawn from a runtime attribute.
    private static let drawnProperties: [String: Set<String>] = names([
        "UIView": """
        autoresizingMask anchorPoint bounds center frame overrideUserInterfaceStyle directionalLayoutMargins \
        translatesAutoresizingMaskIntoConstraints
        """,
        "UIButton": "titleShadowOffset font lineBreakMode",
        "UIScrollView": "zoomScale",
        "UIProgressView": "progressImage trackImage",
        "UIPageControl": "preferredIndicatorImage preferredCurrentPageIndicatorImage",
        "UITextField": "disabledBackground",
        "UISearchBar": """
        barStyle translucent backgroundImage scopeBarBackgroundImage showsScopeBar \
        searchFieldBackgroundPositionAdjustment searchTextPositionAdjustment
        """,
        "UITableView": """
        sectionIndexColor sectionIndexBackgroundColor sectionIndexTrackingBackgroundColor separatorInsetReference \
        cellLayoutMarginsFollowReadableWidth
        """,
        "UINavigationBar": "backIndicatorImage backIndicatorTransitionMaskImage",
        "UIBarButtonItem": "imageInsets hidden selected",
        "UITabBarItem": "imageInsets titlePositionAdjustment",
        "UITabBar": "selectionIndicatorImage itemPositioning itemWidth itemSpacing",
        "UIViewController": "overrideUserInterfaceStyle viewRespectsSystemMinimumLayoutMargins",
        "UITabBarController": "tabBarHidden",
        "UISplitViewController": """
        preferredPrimaryColumnWidth preferredSupplementaryColumnWidth preferredSupplementaryColumnWidthFraction \
        minimumSupplementaryColumnWidth maximumSupplementaryColumnWidth primaryEdge primaryBackgroundStyle \
        showsSecondaryOnlyButton
        """,
    ])
}
